import { screen, within } from '@testing-library/react';
import { expect, test } from 'vitest';
import { aPerson, asPerson } from '../../../../../test/web/person.tsx';
import { renderPart } from '../../../../../test/web/renderPart.tsx';
import { answerCalls, Refusal } from '../../../../../test/web/serverAnswers.ts';
import { Dialog } from '../../../../ui/overlay/dialog/Dialog.tsx';
import type { Provision } from '../../contract.ts';
import { HistoryContent } from './history/HistoryContent.tsx';
import { JurisdictionsContent } from './jurisdictions/JurisdictionsContent.tsx';

const provision = {
  id: 'p1',
  name: 'Minimum Wage',
  jurisdictionName: 'Ontario',
  area: { id: 'es', name: 'Employment Standards' },
  provisionGroup: { id: 'g1', name: 'Minimum Wage' },
  jurisdiction: 'ON',
  act: null,
  actSections: null,
  policy: '<p>Staff are paid fairly.</p>',
} as unknown as Provision;

const CHANGES = { insertions: 1, deletions: 1, moves: 0, isPlain: false };
const base = { id: 'p1', jurisdiction: 'ON', jurisdictionName: 'Ontario', redline: null, changes: null };
const other = {
  id: 'p2',
  jurisdiction: 'BC',
  jurisdictionName: 'British Columbia',
  redline: '<p><del data-change="1">$17.60</del> <ins data-change="1">$17.85</ins></p>',
  changes: CHANGES,
};
const texts = [base, other].map((item) => ({
  ...item,
  description: '<p>$17.60</p>',
  updatedAt: null,
  name: '',
}));

const HISTORY = 'GET /api/provisions/p1/timeMachine';
const aHistory = (versions: object[]) => ({
  asOf: '2026-11-01',
  since: '2026-10-01',
  isBeginningKnown: true,
  changeType: 'Amendment In Force',
  current: '<p>$17.85</p>',
  versions,
});
const version = {
  snapshotId: 'v1',
  previousDate: '2025-10-01',
  isBeginningKnown: true,
  until: '2026-09-30',
  changeType: null,
  previous: '<p>$17.60</p>',
  previousRedline: '<p><del data-change="1">$17.60</del></p>',
  currentRedline: '<p><ins data-change="1">$17.85</ins></p>',
  changes: CHANGES,
};

const history = () => (
  <Dialog opened onClose={() => {}} title="Compare Provision History">
    <HistoryContent provision={provision} onClose={() => {}} />
  </Dialog>
);
const person = aPerson();
const jurisdictions = (subject: 'text' | 'policy' = 'text') =>
  asPerson(
    <Dialog opened onClose={() => {}} title="Compare Jurisdictions">
      <JurisdictionsContent provision={provision} subject={subject} />
    </Dialog>,
    { ...person, may: { ...person.may, comparePolicies: true } },
  );

const toast = async (text: string) =>
  (await screen.findByText(text, { exact: false, selector: '[role=alert] *' })).closest('[role=alert]')
    ?.textContent;

test('a history that does not load is told with its lead, and comes when tried again', async () => {
  answerCalls({ [HISTORY]: () => new Refusal(409, 'Not now.') });
  const { user } = renderPart(asPerson(history()));
  expect(await toast('Error loading provision history:')).toContain('Not now.');
  expect(screen.getByText('The history did not load')).toBeTruthy();
  answerCalls({ [HISTORY]: () => aHistory([version]) });
  await user.click(screen.getByRole('button', { name: 'Try again' }));
  const previous = await screen.findByRole('region', { name: 'Previous text' });
  expect(previous.textContent).toContain('$17.60');
});

test('a text of which no beginning is known is not said to begin on the day it was loaded', async () => {
  const unknown = { isBeginningKnown: false };
  answerCalls({
    [HISTORY]: () => ({
      ...aHistory([
        { ...version, ...unknown, snapshotId: 'v2', previousDate: '2026-09-02', until: '2026-09-30' },
        { ...version, ...unknown, snapshotId: 'v1', previousDate: '2020-05-31', until: '2020-05-31' },
      ]),
      ...unknown,
    }),
  });
  renderPart(asPerson(history()));
  await screen.findByRole('radio', { name: /^Until May 31, 2020/ });
  expect(screen.getByRole('radio', { name: /^Shown since Sep 02, 2026/ })).toBeTruthy();
  expect(screen.getByRole('heading', { name: 'Shown since Oct 01, 2026' })).toBeTruthy();
  expect(screen.getByRole('heading', { name: 'Shown since Sep 02, 2026' })).toBeTruthy();
  expect(screen.getByText('until Sep 30, 2026')).toBeTruthy();
});

test('a provision without versions says so', async () => {
  answerCalls({ [HISTORY]: () => aHistory([]) });
  renderPart(asPerson(history()));
  expect(await screen.findByText('No previous versions found.')).toBeTruthy();
});

test('jurisdictions that do not load are told, and come when tried again', async () => {
  answerCalls({ 'GET /api/provisions/p1/allJurs': () => new Refusal(409, 'Not now.') });
  const { user } = renderPart(jurisdictions());
  expect(await toast('Error loading provision data:')).toContain('Not now.');
  expect(screen.getByText('The comparison did not load')).toBeTruthy();
  answerCalls({ 'GET /api/provisions/p1/allJurs': () => texts });
  await user.click(screen.getByRole('button', { name: 'Try again' }));
  await user.click(await screen.findByRole('button', { name: /^British Columbia/ }));
  expect(within(screen.getByRole('table')).getByRole('insertion').textContent).toContain('$17.85');
  expect(screen.getByRole('checkbox', { name: 'Hide deletions' })).toBeTruthy();
});

test('policies have words of their own for what fails and what is not there', async () => {
  const POLICIES = 'GET /api/provisions/p1/policyComparison';
  answerCalls({ [POLICIES]: () => new Refusal(409, 'Not now.') });
  const { user } = renderPart(jurisdictions('policy'));
  expect(await toast('Error loading jurisdiction policies:')).toContain('Not now.');
  answerCalls({ [POLICIES]: () => [{ ...base, policy: '<p>x</p>' }] });
  await user.click(screen.getByRole('button', { name: 'Try again' }));
  expect(
    await screen.findByText('No other jurisdictions include policy language for this provision.'),
  ).toBeTruthy();
});
