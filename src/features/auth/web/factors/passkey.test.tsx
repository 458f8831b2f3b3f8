import { screen } from '@testing-library/react';
import { expect, test, vi } from 'vitest';
import { buttonOf } from '../../../../../test/web/field.ts';
import { renderPart } from '../../../../../test/web/renderPart.tsx';
import { answerCalls } from '../../../../../test/web/serverAnswers.ts';
import { PageOutdated } from '../../../../ui/overlay/late/importChunk.ts';
import { FactorStep } from './FactorStep.tsx';
import { OwnFactors } from './OwnFactors.tsx';

const browser = vi.hoisted(() => ({
  arrives: (): void => {},
  ask: (): Promise<object> => Promise.resolve({}),
}));

// The code that asks the browser, which may not come, and the browser, which may not do it.
vi.mock('@simplewebauthn/browser', () => ({
  get startAuthentication() {
    browser.arrives();
    return browser.ask;
  },
  get startRegistration() {
    browser.arrives();
    return browser.ask;
  },
}));

const failing = (error: Error) => () => {
  throw error;
};
const LOST = new TypeError('Failed to fetch dynamically imported module: /assets/index-1.js');
const OUTDATED = new PageOutdated('/assets/index-1.js: 404');
const DENIED = new DOMException('The operation either timed out or was not allowed.', 'NotAllowedError');
const CHECK = 'Check your connection and try again, or choose another way.';

test.each([
  ['whose code does not come', failing(LOST), undefined, `The passkey was not asked for. ${CHECK}`],
  [
    'whose code is of an older page',
    failing(OUTDATED),
    undefined,
    'The passkey was not asked for. Please load the page again, or choose another way.',
  ],
  [
    'that the person refuses',
    () => {},
    DENIED,
    'The passkey was not used. Please try again, or choose another way.',
  ],
])('a passkey %s is told in words', async (_, arrives, refusal, words) => {
  browser.arrives = arrives;
  browser.ask = () => (refusal ? Promise.reject(refusal) : Promise.resolve({}));
  const factor = { factorRequired: true, ticket: 't1', hasApp: true, passkey: {} } as const;
  const { user } = renderPart(<FactorStep factor={factor} onSignedIn={() => {}} onStartAgain={() => {}} />);
  await user.click(buttonOf('Use a passkey'));
  expect((await screen.findByRole('alert')).textContent).toBe(words);
});

test('a passkey that is to be added, and whose code does not come, is told in words too', async () => {
  browser.arrives = failing(LOST);
  answerCalls({
    'GET /auth/factors': () => ({ factors: [], recoveryCodesLeft: 0, requiredFrom: null }),
    'POST /auth/factors/passkeyOptions': () => ({ ticket: 't1', options: {} }),
  });
  const { user } = renderPart(<OwnFactors />);
  await user.click(await screen.findByRole('button', { name: 'Add a passkey' }));
  expect((await screen.findByRole('alert')).textContent?.trim()).toBe(
    `The passkey was not asked for. ${CHECK}`,
  );
});
