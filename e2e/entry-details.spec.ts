import { expect, test } from '@playwright/test';
import { changeAnswer, entry } from './comparison.ts';
import { arriveAs } from './people.ts';

test('a change that is in force is summed up; one that is not is upcoming', async ({ page }) => {
  const bill = {
    id: 'b1',
    name: 'Working for Workers Act',
    number: 'Bill 1',
    url: null,
    status: 'Royal Assent',
    introductionDate: '2026-01-10',
    assentDate: '2026-03-10',
    description: null,
    jurisdiction: 'ON',
    affectedAct: null,
    isActive: true,
    parts: [],
  };
  const change = (id: string, inForceDate: string) => ({
    id,
    bill: { ...bill, inForce: 'on date', inForceDate },
    affectedAct: null,
    changesOverview: '<p>More notice.</p>',
    upcomingAct: null,
    upcomingActSections: null,
    upcomingRegulations: [],
    upcomingRegSections: null,
    inForce: 'on date',
    inForceDate,
  });
  await changeAnswer(page, '**/api/buildReport', (list: object[]) =>
    list.map((provision) => ({
      ...provision,
      upcomingChanges: [change('c1', '2026-05-01'), change('c2', '2999-05-01')],
    })),
  );
  await arriveAs(page, 'owner@demo.test', '/m/builder?jurisdictions=ON');
  const callouts = entry(page, 'Ontario').getByRole('note').filter({ hasText: 'More notice.' });
  await expect(callouts).toHaveText([/^Summary of Changes\./, /^Upcoming Changes\./]);
  for (const [index, title] of ['Summary of Changes', 'Upcoming Changes'].entries()) {
    const details = callouts.nth(index).getByRole('button', { name: 'View details' });
    await details.press('Enter');
    const drawer = page.getByRole('dialog', { name: 'Bill Details' });
    await expect(drawer.getByRole('heading', { name: title })).toBeVisible();
    await page.keyboard.press('Escape');
    await expect(details).toBeFocused();
  }
});

test('a warning, what an industry is exempt from or held to, and a mail that says where', async ({
  page,
}) => {
  const rule = (type: string, industry: string) => ({
    _id: type,
    type,
    industries: ['i'],
    industryNames: [industry],
    act: {
      id: 'a',
      name: 'Employment Standards Act, 2000',
      url: 'https://www.ontario.ca/laws/statute/00e41',
    },
    actSections: 's 3',
    regulations: [],
    regSections: null,
    description: `<p>What holds for ${industry}.</p>`,
    values: [{ label: 'Overtime after', value: 9, unit: 'hours a day' }],
  });
  await changeAnswer(page, '**/api/buildReport', (list: object[]) =>
    list.map((provision) => ({
      ...provision,
      warning: '<p>The courts have yet to say.</p>',
      specialRules: [rule('Exemption', 'Farming'), rule('Special Rule', 'Fishing')],
    })),
  );
  await arriveAs(page, 'owner@demo.test', '/m/builder?jurisdictions=ON');
  const ontario = entry(page, 'Ontario');
  await expect(ontario.getByRole('note').filter({ hasText: 'The courts have yet to say.' })).toBeVisible();
  for (const [industry, title] of [
    ['Farming', 'Exemption Details'],
    ['Fishing', 'Special Rule Details'],
  ] as const) {
    const chip = ontario.getByRole('button', { name: industry });
    await chip.press('Enter');
    const drawer = page.getByRole('dialog', { name: title });
    await expect(drawer.getByText(`What holds for ${industry}.`)).toBeVisible();
    await expect(drawer.getByText('9 hours a day')).toBeVisible();
    await expect(drawer.getByRole('link', { name: /^Employment Standards Act/ })).toBeVisible();
    await page.keyboard.press('Escape');
    await expect(chip).toBeFocused();
  }
  await ontario.getByRole('button', { name: 'More actions for Ontario' }).press('Enter');
  const report = page.getByRole('menuitem', { name: 'Report an Issue' });
  const address = new URL((await report.getAttribute('href')) ?? '');
  expect([address.protocol, address.pathname]).toEqual(['mailto:', 'support@lawleaf.test']);
  const places = (await page.getByRole('heading', { level: 1 }).textContent())?.split(': ') ?? [];
  for (const place of [...places, 'Ontario']) expect(address.searchParams.get('subject')).toContain(place);
});
