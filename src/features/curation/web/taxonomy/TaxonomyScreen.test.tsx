import { screen, waitFor, within } from '@testing-library/react';
import { Route, Routes } from 'react-router';
import { expect, test } from 'vitest';
import { renderPart } from '../../../../../test/web/renderPart.tsx';
import { answerCalls, Refusal } from '../../../../../test/web/serverAnswers.ts';
import type { PlaceRow, StaffPlace } from '../../taxonomyContract.ts';
import type { Dependents } from '../../thingsContract.ts';
import { Component as TaxonomyScreen } from './TaxonomyScreen.tsx';

const row = (kind: PlaceRow['kind'], id: string, parentId: string | null, name: string): PlaceRow => ({
  ...{ kind, id, parentId, name, isArchived: false, count: 2 },
});
const ROWS = [
  row('area', 'es', null, 'Employment Standards'),
  row('topic', 'leaves', 'es', 'Leaves'),
  row('provisionGroup', 'sick', 'leaves', 'Sick Leave'),
  row('provisionGroup', 'jury', 'leaves', 'Jury Duty'),
];
const DAYS = {
  ...{ key: 'days', label: 'Days', type: 'number' as const, unit: 'days', min: 0, max: 30 },
  ...{ threshold: null, protects: 'higher' as const },
};
const SICK: StaffPlace = {
  ...{ kind: 'provisionGroup', id: 'sick', key: 'es/leaves/sick', revision: 4, isFromLibrary: true },
  archived: null,
  written: {
    ...{ name: 'Sick Leave', topicId: 'leaves', searchWords: ['illness'], seeAlso: ['jury'], after: null },
    fields: [DAYS],
  },
  fieldUses: { days: 9 },
};
const USED: Dependents = {
  parts: [
    {
      kind: 'provision',
      items: [
        { id: 'p', name: 'Sick Leave', line: null, jurisdiction: 'ON', href: '/a/data/x', isLive: true },
      ],
    },
  ],
  counts: [
    { kind: 'notes', count: 3 },
    { kind: 'reports', count: 2 },
  ],
};

async function open(answer: () => unknown = () => ({ id: 'sick' })) {
  const calls = answerCalls({
    'GET /api/staff/taxonomy': () => ROWS,
    'GET /api/staff/taxonomy/area/es': () => ({
      ...{ kind: 'area', id: 'es', key: 'es', code: 'ES', revision: 1, isFromLibrary: true, archived: null },
      written: { name: 'Employment Standards', jurisdictions: ['ON'], after: null },
    }),
    'GET /api/staff/taxonomy/provisionGroup/sick': () => SICK,
    'GET /api/staff/library/area/es/dependents': () => USED,
    'GET /api/staff/library/provisionGroup/sick/dependents': () => USED,
    'PATCH /api/staff/taxonomy/groups/sick': answer,
  });
  const part = renderPart(
    <Routes>
      <Route path="/a/taxonomy/:id?" element={<TaxonomyScreen />} />
    </Routes>,
    { path: '/a/taxonomy/sick' },
  );
  await screen.findByRole('heading', { name: 'Sick Leave' });
  const sent = () => calls.filter(({ method }) => method === 'PATCH').map(({ body }) => body);
  return { ...part, sent };
}

async function editing(user: Awaited<ReturnType<typeof open>>['user']) {
  const edit = await screen.findByRole('button', { name: /^Edit/ });
  await waitFor(() => expect(edit).toHaveProperty('disabled', false));
  await user.click(edit);
  return within(await screen.findByRole('dialog', { name: 'Edit Sick Leave' }));
}

test('what depends on a group stands first, and what is used cannot be put away', async () => {
  const { user } = await open();
  expect(await screen.findByText('1 provision')).toBeTruthy();
  expect(screen.getByText('3 notes of members · 2 reports of members')).toBeTruthy();
  const archive = screen.getByRole('button', { name: 'Archive' });
  expect(archive.getAttribute('title')).toBe('It is used: 1 provision.');
  expect(screen.queryByRole('button', { name: 'Delete' })).toBeNull();
  await user.click(screen.getByRole('tab', { name: /Fields/ }));
  expect(await screen.findByText('Number · days · 0 to 30 · Higher protects more')).toBeTruthy();
});

test('a new field takes its key from its label; one that is answered stays; typing is not lost by Escape', async () => {
  const { user, sent } = await open(() => new Refusal(400, 'No', { fields: 'Another editor took it.' }));
  const dialog = await editing(user);
  const days = within(dialog.getByRole('group', { name: 'Days' }));
  expect(days.getByRole('button', { name: 'Take out Days' })).toHaveProperty('disabled', true);
  expect(days.getByLabelText('Key')).toHaveProperty('readOnly', true);
  await user.click(dialog.getByRole('button', { name: 'Field' }));
  await user.click(dialog.getByRole('button', { name: 'Save' }));
  expect(await dialog.findByText('Field 2: A label is needed.')).toBeTruthy();

  const added = within(dialog.getByRole('group', { name: 'Field 2' }));
  await user.type(added.getByLabelText('Label'), 'Notice in hours');
  expect(added.getByLabelText('Key')).toHaveProperty('value', 'noticeInHours');
  await user.keyboard('{Escape}');
  await user.click(await dialog.findByRole('button', { name: 'Keep writing' }));
  await user.click(dialog.getByRole('button', { name: 'Save' }));
  expect(await dialog.findByText('Another editor took it.')).toBeTruthy();
  expect(sent()).toEqual([
    {
      ...SICK.written,
      revision: 4,
      fields: [
        DAYS,
        {
          ...{ key: 'noticeInHours', label: 'Notice in hours', type: 'number', unit: null, min: null },
          ...{ max: null, threshold: null, protects: null },
        },
      ],
    },
  ]);
});
