import { render, screen, waitFor } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { createMemoryRouter, RouterProvider } from 'react-router';
import { expect, test } from 'vitest';
import { buttonOf, faultOf, fieldOf } from '../../../../test/web/field.ts';
import { aPerson } from '../../../../test/web/person.tsx';
import { renderPart } from '../../../../test/web/renderPart.tsx';
import { answerCalls, Refusal } from '../../../../test/web/serverAnswers.ts';
import { AppProvider } from '../../../ui/theme/AppProvider.tsx';
import { Component as ForgotPasswordScreen } from './ForgotPasswordScreen.tsx';
import { Component as LoginScreen } from './LoginScreen.tsx';

const BAD_EMAIL = "Your email address doesn't appear to be valid. Please correct it and try again.";
const byPassword = { 'POST /auth/start': () => ({ method: 'password' }) };

async function reachPassword() {
  const part = renderPart(<LoginScreen />, { path: '/login' });
  await part.user.type(fieldOf('Email'), 'dana@north.test{Enter}');
  await screen.findByLabelText('Password');
  return part;
}

test('an address that is none is said at the field, and no call is made', async () => {
  const calls = answerCalls(byPassword);
  const { user } = renderPart(<LoginScreen />, { path: '/login' });
  await user.type(fieldOf('Email'), 'dana@north{Enter}');
  expect(faultOf(fieldOf('Email'))).toBe(BAD_EMAIL);
  expect(document.activeElement).toBe(fieldOf('Email'));
  expect(calls).toEqual([]);
  await user.type(fieldOf('Email'), '.test');
  expect(faultOf(fieldOf('Email'))).toBe('');
});

test('what the server finds wrong with the email stands at the field', async () => {
  answerCalls({ 'POST /auth/start': () => new Refusal(400, 'email: No.', { email: 'Not this one.' }) });
  const { user } = renderPart(<LoginScreen />, { path: '/login' });
  await user.type(fieldOf('Email'), 'dana@north.test{Enter}');
  await waitFor(() => expect(faultOf(fieldOf('Email'))).toBe('Not this one.'));
  expect(screen.queryByRole('alert')).toBeNull();
});

test('a wrong password is said, keeps what was typed and selects it', async () => {
  answerCalls({ ...byPassword, 'POST /auth/login': () => new Refusal(401, 'They do not match.') });
  const { user } = await reachPassword();
  expect(screen.getByText('dana@north.test')).toBeTruthy();
  await user.type(fieldOf('Password'), 'not-it{Enter}');
  expect((await screen.findByRole('alert')).textContent).toBe('They do not match.');
  const field = fieldOf('Password');
  expect(field.value).toBe('not-it');
  expect([field.selectionStart, field.selectionEnd]).toEqual([0, 6]);

  await user.click(buttonOf('Change email'));
  expect(fieldOf('Email').value).toBe('dana@north.test');
});

test('the email goes along to a new password, and back', async () => {
  answerCalls({ ...byPassword, 'POST /auth/forgotPassword': () => ({ success: true }) });
  const pages = createMemoryRouter(
    [
      { path: '/login', element: <LoginScreen /> },
      { path: '/forgotPassword', element: <ForgotPasswordScreen /> },
    ],
    { initialEntries: ['/login'] },
  );
  const user = userEvent.setup();
  render(
    <AppProvider>
      <RouterProvider router={pages} />
    </AppProvider>,
  );
  await user.type(fieldOf('Email'), 'dana@north.test{Enter}');
  await user.click(await screen.findByRole('link', { name: 'Forgot password?' }));
  await screen.findByRole('heading', { name: 'Forgot your password?' });
  expect(fieldOf('Email').value).toBe('dana@north.test');
  await user.click(buttonOf('Send the link'));
  await user.click(await screen.findByRole('link', { name: 'Back to log in' }));
  expect(fieldOf('Email').value).toBe('dana@north.test');
});

test('the right password opens the first page', async () => {
  const calls = answerCalls({ ...byPassword, 'POST /auth/login': () => aPerson() });
  const { user, address } = await reachPassword();
  await user.type(fieldOf('Password'), 'Right-Pass-1{Enter}');
  await waitFor(() => expect(address()).toMatch(/^\/m\//));
  expect(calls.at(-1)?.body).toEqual({ email: 'dana@north.test', password: 'Right-Pass-1' });
});

test('an account that signs in by link is sent one, and can be sent it again', async () => {
  const calls = answerCalls({
    'POST /auth/start': () => ({ method: 'link' }),
    'POST /auth/sendLink': () => ({ success: true }),
  });
  const { user } = renderPart(<LoginScreen />, { path: '/login' });
  await user.type(fieldOf('Email'), 'dana@north.test{Enter}');
  await user.click(await screen.findByRole('button', { name: 'Send it again' }));
  await waitFor(() => expect(screen.getByText('Sent again.')).toBeTruthy());
  expect(calls.filter(({ path }) => path === '/auth/sendLink')).toHaveLength(2);
});
