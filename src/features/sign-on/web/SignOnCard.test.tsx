import { screen } from '@testing-library/react';
import { expect, test } from 'vitest';
import { buttonOf, fieldOf, fill } from '../../../../test/web/field.ts';
import { aPerson, asPerson } from '../../../../test/web/person.tsx';
import { renderPart } from '../../../../test/web/renderPart.tsx';
import { answerCalls, Refusal } from '../../../../test/web/serverAnswers.ts';
import type { SignOn } from '../contract.ts';
import { SignOnCard } from './SignOnCard.tsx';

const path = `/api/accounts/${aPerson().account.id}/signOn`;
const READ = `GET ${path}`;
const aSignOn = (given: Partial<SignOn> = {}): SignOn => ({
  provider: { issuer: 'https://login.north.test', clientId: 'lawleaf', hasSecret: true },
  redirectUri: 'https://lawleaf.test/login/sso',
  isRequired: false,
  domains: [
    { domain: 'north.test', verifiedAt: '2026-11-20T15:00:00.000Z', recordName: 'a', record: 'b' },
    {
      domain: 'south.test',
      verifiedAt: null,
      recordName: '_lawleaf-sign-on.south.test',
      record: 'lawleaf-sign-on=x',
    },
  ],
  peopleOutside: 3,
  ...given,
});

test('a provider that does not answer is said at its field, and what was typed stays', async () => {
  const message = 'No provider of OpenID Connect answers at this address.';
  answerCalls({
    [READ]: () => aSignOn({ provider: null, domains: [] }),
    [`PATCH ${path}`]: () => new Refusal(400, message, { issuer: message }),
  });
  const { user } = renderPart(asPerson(<SignOnCard />));
  await screen.findByText('https://lawleaf.test/login/sso');
  await fill(user, 'Issuer', 'https://nobody.test');
  await fill(user, 'Client ID', 'lawleaf');
  await user.click(buttonOf('Set provider'));
  expect(await screen.findByText(message)).toBeTruthy();
  expect(fieldOf('Issuer').value).toBe('https://nobody.test');
  expect(screen.queryByText('Email domains')).toBeNull();
});

test('a domain says what to put into DNS until it is verified', async () => {
  answerCalls({
    [READ]: () => aSignOn(),
    [`POST ${path}/domains/south.test/verify`]: () => new Refusal(400, 'The record was not found.'),
  });
  const { user } = renderPart(asPerson(<SignOnCard />));
  expect(await screen.findByText('_lawleaf-sign-on.south.test')).toBeTruthy();
  expect(screen.getByText('Verified Nov 20, 2026')).toBeTruthy();
  await user.click(buttonOf('Look for the record'));
  expect(await screen.findByText(/The record was not found\./)).toBeTruthy();
});

test('to require it asks first, and says who could not log in any more', async () => {
  const calls = answerCalls({
    [READ]: () => aSignOn(),
    [`PATCH ${path}/requirement`]: () => aSignOn({ isRequired: true }),
  });
  const { user } = renderPart(asPerson(<SignOnCard />));
  await user.click(
    await screen.findByRole('switch', { name: 'Everybody but owners has to use single sign-on' }),
  );
  expect(await screen.findByText(/^3 people have addresses outside your verified domains/)).toBeTruthy();
  expect(calls.some(({ method }) => method === 'PATCH')).toBe(false);
  await user.click(buttonOf('Require it'));
  expect(await screen.findByText('Single sign-on is required.')).toBeTruthy();
});

test('to turn it off asks first, and the provider is gone when the server agreed', async () => {
  let kept = aSignOn();
  const calls = answerCalls({
    [READ]: () => kept,
    [`DELETE ${path}`]: () => {
      kept = aSignOn({ provider: null, domains: [] });
      return kept;
    },
  });
  const { user } = renderPart(asPerson(<SignOnCard />));
  await user.click(await screen.findByRole('button', { name: 'Turn single sign-on off' }));
  await screen.findByRole('dialog', { name: 'Turn single sign-on off?' });
  await user.click(buttonOf('Cancel'));
  expect(calls.some(({ method }) => method === 'DELETE')).toBe(false);
  await user.click(buttonOf('Turn single sign-on off'));
  await user.click(await screen.findByRole('button', { name: 'Turn off' }));
  expect(await screen.findByText('Single sign-on is off.')).toBeTruthy();
  expect(await screen.findByRole('button', { name: 'Set provider' })).toBeTruthy();
});
