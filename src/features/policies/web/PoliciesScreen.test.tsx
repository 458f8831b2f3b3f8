import { screen, waitFor } from '@testing-library/react';
import { expect, test } from 'vitest';
import { asPerson } from '../../../../test/web/person.tsx';
import { renderPart } from '../../../../test/web/renderPart.tsx';
import { answerCalls, Refusal } from '../../../../test/web/serverAnswers.ts';
import type { Provision } from '../../provisions/contract.ts';
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

const policy = (id: string, group: string, textPolicy: string): Provision => ({
  id,
  _id: id,
  name: group,
  jurisdiction: 'ON',
  jurisdictionName: 'Ontario',
  area: { id: 'a', name: 'Employment Standards' },
  topic: { id: 't', name: 'Leaves' },
  provisionGroup: { id: `g-${id}`, name: group },
  isPublished: true,
  updatedAt: null,
  hasVersions: false,
  description: null,
  textDescription: null,
  policy: `<p>${textPolicy}</p>`,
  textPolicy,
  warning: null,
  textWarning: null,
  act: null,
  actSections: null,
  acts: [],
  regulations: [],
  regSections: null,
  bills: [],
  upcomingChanges: [],
  specialRules: [],
  references: [],
  values: [],
  effectiveDate: null,
  asOf: null,
  verification: 'official-text',
  confidence: 'high',
  open: null,
  verified: null,
  sourceChangedOn: null,
  notCovered: [],
  matchedESRs: [],
  notes: [],
});

test('policies are found by what they say, and their headings can be jumped to', async () => {
  answerCalls({
    [CALL]: () => [
      policy('p1', 'Voting Time', 'You may vote without loss of pay.'),
      policy('p2', 'Breaks', 'You may rest.'),
    ],
  });
  const { user, address } = open();
  expect(await screen.findByText('2 sample policies to adapt to your workplace')).toBeTruthy();
  const heading = await screen.findByRole('heading', { name: 'Breaks' });
  await user.click(screen.getByRole('combobox', { name: 'Go to a heading' }));
  await user.click(await screen.findByRole('option', { name: 'Breaks' }));
  await waitFor(() => expect(document.activeElement).toBe(heading));

  await user.type(screen.getByRole('searchbox', { name: 'Find a policy' }), 'loss of pay{Enter}');
  expect(await screen.findByText('1 sample policy to adapt to your workplace')).toBeTruthy();
  expect(address()).toBe('/m/policies?q=loss%20of%20pay');
  expect(screen.queryByRole('heading', { name: 'Breaks' })).toBeNull();
});
