import { screen } from '@testing-library/react';
import { expect, test } from 'vitest';
import { asPerson } from '../../../../test/web/person.tsx';
import { renderPart } from '../../../../test/web/renderPart.tsx';
import { answerCalls, Refusal } from '../../../../test/web/serverAnswers.ts';
import { Component as PoliciesScreen } from './PoliciesScreen.tsx';

const CALL = 'GET /api/buildReportViaPolicies';
const open = (path = '/m/policies') => renderPart(asPerson(<PoliciesScreen />), { path });

test('policies that fail to load say so, keep the filters, and can be tried again', async () => {
  answerCalls({ [CALL]: () => new Refusal(400, 'The server is broken.') });
  const { user } = open();
  expect(await screen.findByText('The policies did not load')).toBeTruthy();
  const alerts = screen.getAllByRole('alert').map(({ textContent }) => textContent?.trim());
  expect(alerts).toContain('Error building report: The server is broken.');
  expect(screen.getByText('Your filters are kept.')).toBeTruthy();

  answerCalls({ [CALL]: () => [] });
  await user.click(screen.getByRole('button', { name: 'Try again' }));
  expect(await screen.findByText('There is no policy language yet')).toBeTruthy();
  expect(screen.queryByRole('button', { name: 'Download as Word' })).toBeNull();
});
