import type { Page } from '@playwright/test';

/** The password of every demo account (decisions 3). */
export const PASSWORD = 'Demo-Pass-2026';

/** Signs in as a person would: the email, then the password. */
export async function logIn(page: Page, email: string): Promise<void> {
  await page.goto('/login');
  await page.getByLabel('Email', { exact: true }).fill(email);
  await page.getByRole('button', { name: 'Continue' }).click();
  await page.getByLabel('Password', { exact: true }).fill(PASSWORD);
  await page.getByRole('button', { name: 'Log in' }).click();
  await page.waitForURL((url) => url.pathname !== '/login');
}

/** Puts a signed-in session into the browser without the form, for journeys that are about something else. */
export async function arriveAs(page: Page, email: string, path = '/'): Promise<void> {
  const answer = await page.request.post('/auth/login', { data: { email, password: PASSWORD } });
  const { id, token } = (await answer.json()) as { id: string; token: string };
  // Only its address is needed; the page itself would load the whole product twice.
  await page.goto('/icon.svg');
  await page.evaluate(
    ([owner, value]) => {
      localStorage.setItem('tokenOwner', owner);
      localStorage.setItem('token', value);
      localStorage.setItem('disclaimerSeen', 'true');
    },
    [id, token] as const,
  );
  await page.goto(path);
}
