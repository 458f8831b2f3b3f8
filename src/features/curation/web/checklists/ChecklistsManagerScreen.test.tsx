import { screen, waitFor, within } from '@testing-library/react';
import { expect, test } from 'vitest';
import { renderPart } from '../../../../../test/web/renderPart.tsx';
import { answerCalls, Refusal } from '../../../../../test/web/serverAnswers.ts';
import type { InstrumentRow } from '../../instrumentsContract.ts';
import type { RequirementRow, StaffRequirement } from '../../requirementsContract.ts';
import { Component as ChecklistsManagerScreen } from './ChecklistsManagerScreen.tsx';

const ROW: RequirementRow = {
  ...{ id: 'q1', jurisdiction: 'AB', requirement: 'Keep a register of ladders', type: 'Records' },
  area: { id: 'ohs', name: 'Health and Safety' },
  group: { id: 'g1', name: 'Equipment' },
  ...{ isPublished: true, isRetired: false },
};
const REQUIREMENT: StaffRequirement = {
  ...{ id: 'q1', jurisdiction: 'AB', revision: 3, verification: 'unverified', confidence: 'medium' },
  written: {
    ...{ groupId: 'g1', type: 'Records', requirement: ROW.requirement, minEmployees: 10, maxEmployees: null },
    ...{ frequency: null, startsOn: null, deadline: '12-01', isPublished: true },
    acts: [{ id: 'a1', sections: 's 5' }],
    regulations: [{ id: 'r1', sections: null }],
  },
  ...{ sources: [], isFromLibrary: false, archived: null, proposed: [] },
};
const instrument = (id: string, kind: InstrumentRow['kind'], name: string): InstrumentRow => ({
  ...{ id, kind, name, citation: null, jurisdiction: 'AB', actId: null, isArchived: false, citedBy: 1 },
  area: { id: 'ohs', name: 'Health and Safety' },
});

function open({
  requirement = () => REQUIREMENT,
  answer = () => ({ id: 'q1', waits: false }),
  instruments = () => [
    instrument('a1', 'act', 'Safe Tools Act'),
    instrument('r1', 'regulation', 'Ladder Code'),
  ],
}: {
  requirement?: () => StaffRequirement;
  answer?: () => unknown;
  instruments?: () => unknown;
} = {}) {
  const calls = answerCalls({
    'GET /api/staff/requirements': () => [ROW],
    'GET /api/staff/requirements/places': () => [
      { id: 'g1', name: 'Equipment', area: 'Health and Safety', topic: 'Tools' },
    ],
    'GET /api/staff/requirements/q1': requirement,
    'GET /api/staff/instruments': instruments,
    'GET /api/staff/library/checklistRequirement/q1/dependents': () => ({ parts: [], counts: [] }),
    'PATCH /api/staff/requirements/q1': answer,
    'POST /api/staff/requirements': answer,
  });
  const part = renderPart(<ChecklistsManagerScreen />);
  const sent = () =>
    calls.filter(({ method }) => method === 'PATCH' || method === 'POST').map(({ body }) => body);
  return { ...part, sent };
}

async function editing(user: ReturnType<typeof open>['user']) {
  await screen.findByText('10 employees or more');
  await user.keyboard('e');
  return within(await screen.findByRole('dialog', { name: 'Edit the requirement' }));
}

test('a change keeps what the requirement rests on, even while the acts could not be loaded', async () => {
  const { user, sent } = open({ instruments: () => new Refusal(503, 'Not now') });
  const dialog = await editing(user);
  await user.clear(dialog.getByLabelText('From employees'));
  await user.click(dialog.getByRole('button', { name: 'Save' }));
  await waitFor(() =>
    expect(sent()).toEqual([{ ...REQUIREMENT.written, minEmployees: null, revision: REQUIREMENT.revision }]),
  );
});

test('what is missing is named at its field; what the server refuses stands there too, and nothing typed is lost', async () => {
  const { user, sent } = open({
    answer: () => new Refusal(400, 'No', { acts: 's five cannot be read. Write s 5, ss 5, 5.1 or Part 3.' }),
  });
  const dialog = await editing(user);
  await user.click(dialog.getByRole('button', { name: 'Act or regulation' }));
  await user.click(dialog.getByLabelText('Sections of 3'));
  await user.paste('s five');
  await user.click(dialog.getByRole('button', { name: 'Save' }));
  expect(await dialog.findByText('Choose the act or regulation of these sections.')).toBeTruthy();
  expect(sent()).toEqual([]);

  await user.click(dialog.getByRole('button', { name: 'Take out 3' }));
  await user.click(dialog.getByLabelText('Sections of 1'));
  await user.clear(dialog.getByLabelText('Sections of 1'));
  await user.paste('s five');
  await user.click(dialog.getByRole('button', { name: 'Save' }));
  expect(await dialog.findByText('s five cannot be read. Write s 5, ss 5, 5.1 or Part 3.')).toBeTruthy();
  expect(dialog.getByLabelText('Sections of 1')).toHaveProperty('value', 's five');
});

test('what somebody else made it rest on meanwhile is shown by name before it is replaced', async () => {
  let now = REQUIREMENT;
  const { user } = open({
    requirement: () => now,
    answer: () =>
      new Refusal(409, 'Somebody else changed this since you opened it.', {}, 'changed_meanwhile'),
  });
  const dialog = await editing(user);
  now = { ...REQUIREMENT, revision: 4, written: { ...REQUIREMENT.written, acts: [], isPublished: false } };
  await user.click(dialog.getByRole('button', { name: 'Save' }));
  expect(await dialog.findByText('Rests on: Ladder Code')).toBeTruthy();
  expect(dialog.getByText('Readers see it: No')).toBeTruthy();
});
