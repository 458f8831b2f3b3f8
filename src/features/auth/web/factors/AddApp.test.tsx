import { screen, waitFor } from '@testing-library/react';
import { expect, test, vi } from 'vitest';
import { buttonOf, faultOf, fieldOf, fill } from '../../../../../test/web/field.ts';
import { renderPart } from '../../../../../test/web/renderPart.tsx';
import { answerCalls, Refusal } from '../../../../../test/web/serverAnswers.ts';
import { AddApp } from './AddApp.tsx';

const CODE = 'The code it shows now';
const MADE = { recoveryCodes: ['aaaa-1111'] };

function open(answers: Record<string, () => unknown> = {}) {
  const calls = answerCalls({
    'POST /auth/factors/app': () => ({
      id: 'f1',
      secret: 'JBSW Y3DP',
      uri: 'otpauth://totp/Lawleaf?secret=J',
    }),
    'POST /auth/factors/app/f1': () => MADE,
    ...answers,
  });
  const onAdded = vi.fn();
  const { user } = renderPart(<AddApp opened onClose={() => {}} onAdded={onAdded} />);
  const sent = () => calls.filter(({ path }) => path.endsWith('/f1')).map(({ body }) => body);
  return { user, sent, onAdded };
}

test('the key stands there to be typed, and the first code of the app adds it', async () => {
  const { user, sent, onAdded } = open();
  expect(await screen.findByText('JBSW Y3DP')).toBeTruthy();
  expect(screen.getByRole('img', { name: 'The code for your app' })).toBeTruthy();
  await fill(user, CODE, '123 456');
  await user.click(buttonOf('Add'));
  await waitFor(() => expect(onAdded.mock.calls[0]?.[0]).toEqual(MADE));
  expect(sent()).toEqual([{ code: '123 456' }]);
});

test('a code is needed, and nothing is sent without', async () => {
  const { user, sent } = open();
  await screen.findByText('JBSW Y3DP');
  await user.click(buttonOf('Add'));
  await waitFor(() => expect(faultOf(fieldOf(CODE))).toBe('This is needed.'));
  expect(sent()).toEqual([]);
});

test.each([
  ['that is not right', new Refusal(400, 'This code is not right.', { code: 'This code is not right.' })],
  ['that cannot be checked', new Refusal(503, 'The service is busy.')],
])('a code %s is told at its field, once, and stays beside the same key', async (_, refusal) => {
  const { user, onAdded } = open({ 'POST /auth/factors/app/f1': () => refusal });
  await screen.findByText('JBSW Y3DP');
  await fill(user, CODE, '000000');
  await user.click(buttonOf('Add'));
  await waitFor(() => expect(faultOf(fieldOf(CODE))).toBe(refusal.message));
  expect(screen.getAllByText(refusal.message)).toHaveLength(1);
  expect(fieldOf(CODE).value).toBe('000000');
  expect(screen.getByText('JBSW Y3DP')).toBeTruthy();
  expect(onAdded).not.toHaveBeenCalled();
});

test('an app that could not be begun says why, and can be tried again', async () => {
  let mayPass = false;
  const { user } = open({
    'POST /auth/factors/app': () =>
      mayPass ? { id: 'f1', secret: 'JBSW', uri: 'otpauth://x' } : new Refusal(409, 'You have ten factors.'),
  });
  expect(await screen.findByText('You have ten factors.')).toBeTruthy();
  mayPass = true;
  await user.click(buttonOf('Try again'));
  expect(await screen.findByText('JBSW')).toBeTruthy();
});
