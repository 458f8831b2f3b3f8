import { screen, waitFor, within } from '@testing-library/react';
import { Route, Routes } from 'react-router';
import { expect, test } from 'vitest';
import { renderPart } from '../../../../../test/web/renderPart.tsx';
import { answerCalls, Refusal } from '../../../../../test/web/serverAnswers.ts';
import type { InstrumentRow, StaffInstrument } from '../../instrumentsContract.ts';
import type { Dependents } from '../../thingsContract.ts';
import { Component as ActsScreen } from './ActsScreen.tsx';

const ROW: InstrumentRow = {
  id: 'a1',
  kind: 'act',
  name: 'Fair Hours Act',
  citation: 'SO 2026, c 1',
  jurisdiction: 'ON',
  area: { id: 'es', name: 'Employment Standards' },
  actId: null,
  isArchived: false,
  citedBy: 1,
};
const ACT: StaffInstrument = {
  id: 'a1',
  kind: 'act',
  jurisdiction: 'ON',
  revision: 3,
  written: {
    ...{ areaId: 'es', actId: null, name: 'Fair Hours Act', citation: 'SO 2026, c 1' },
    ...{ url: 'https://www.ontario.ca/laws', editorNote: null },
  },
  isFromLibrary: true,
  archived: null,
};
const CITED: Dependents = {
  parts: [
    {
      kind: 'provision',
      items: [
        {
          ...{ id: 'p1', name: 'Minimum Wage', line: 's 23', jurisdiction: 'ON', isLive: true },
          href: '/a/data/es/wages/p1',
        },
      ],
    },
    { kind: 'bill', items: [] },
  ],
  counts: [{ kind: 'drafts', count: 2 }],
};

function open({
  dependents = CITED,
  act = () => ACT,
  more = {},
}: {
  dependents?: Dependents;
  act?: () => unknown;
  /** Answers of further calls, or others of these. */
  more?: Parameters<typeof answerCalls>[0];
} = {}) {
  const calls = answerCalls({
    'GET /api/staff/instruments': () => [
      ROW,
      { ...ROW, id: 'a2', name: 'Working Time Act', citedBy: 0 },
      { ...ROW, id: 'r1', kind: 'regulation', name: 'Hours Regulation', actId: 'a1' },
    ],
    'GET /api/staff/instruments/a1': act,
    'GET /api/staff/instruments/a2': () => ({ ...ACT, id: 'a2' }),
    'GET /api/staff/library/act/a1/dependents': () => dependents,
    'GET /api/staff/library/act/a2/dependents': () => dependents,
    'PATCH /api/staff/instruments/a1': () =>
      new Refusal(409, 'Somebody else changed this since you opened it.', {}, 'changed_meanwhile'),
    'POST /api/staff/instruments': () =>
      new Refusal(400, 'No', { name: 'There is one of this name and citation already.' }),
    'GET /api/staff/statutes/instruments/a1': () => ({ address: null, files: [], sections: [] }),
    'GET /api/staff/statutes/changes': () => [],
    'POST /api/staff/library/act/a1/archive': () => ({ id: 'a1' }),
    'POST /api/staff/library/act/a1/merge': () => ({ id: 'a2' }),
    ...more,
  });
  const part = renderPart(
    <Routes>
      <Route path="/a/acts/:id?" element={<ActsScreen />} />
    </Routes>,
    { path: '/a/acts/a1' },
  );
  const sent = (method: string) => calls.filter((call) => call.method === method).map(({ body }) => body);
  return { ...part, sent };
}

test('the act that is open shows what cites it, and cannot be archived while something does', async () => {
  const { user, sent } = open();
  expect(await screen.findByRole('link', { name: 'Minimum Wage' })).toBeTruthy();
  expect(screen.getByText('2 drafts')).toBeTruthy();
  const archive = screen.getByRole('button', { name: 'Archive' });
  expect(archive.title).toBe('It is used: 1 provision.');
  await user.click(archive);
  expect(sent('POST')).toEqual([]);
  expect(screen.queryByRole('button', { name: 'Delete' })).toBeNull();
});

test('what nothing refers to is archived, and Undo takes it back', async () => {
  const { user, sent } = open({ dependents: { parts: [], counts: [] } });
  const archive = await screen.findByRole('button', { name: 'Archive' });
  await waitFor(() => expect(archive).toHaveProperty('disabled', false));
  await user.click(archive);
  await user.click(await screen.findByRole('button', { name: 'Undo' }));
  await waitFor(() =>
    expect(sent('POST')).toEqual([
      { revision: 3, isArchived: true },
      { revision: 4, isArchived: false },
    ]),
  );
});

test('merging says what goes over, and opens the other', async () => {
  const { user, sent, address } = open();
  await screen.findByRole('link', { name: 'Minimum Wage' });
  await user.click(screen.getByRole('button', { name: 'Merge' }));
  const dialog = await screen.findByRole('dialog', { name: 'Merge Fair Hours Act' });
  expect(
    within(dialog)
      .getAllByRole('listitem')
      .map(({ textContent }) => textContent),
  ).toEqual(['1 provision', '2 drafts']);
  await user.click(within(dialog).getByRole('button', { name: 'Merge' }));
  expect(await within(dialog).findByText('Choose the one that stands for it.')).toBeTruthy();
  await user.click(within(dialog).getByRole('combobox', { name: 'Into' }));
  await user.click(await screen.findByRole('option', { name: 'Working Time Act' }));
  await user.click(within(dialog).getByRole('button', { name: 'Merge' }));
  await waitFor(() => expect(address()).toBe('/a/acts/a2'));
  expect(sent('POST')).toEqual([{ revision: 3, into: 'a2' }]);
});

test('a new act that the server refuses keeps what was typed, with the words at the field', async () => {
  const { user } = open();
  await screen.findByRole('link', { name: 'Minimum Wage' });
  await user.keyboard('n');
  const dialog = await screen.findByRole('dialog', { name: 'New act or regulation' });
  await user.click(within(dialog).getByRole('button', { name: 'Add' }));
  expect(await within(dialog).findByText('Choose a jurisdiction.')).toBeTruthy();
  await user.click(within(dialog).getByRole('combobox', { name: 'Jurisdiction' }));
  await user.click(await screen.findByRole('option', { name: 'Ontario' }));
  await user.click(within(dialog).getByRole('combobox', { name: 'Area of law' }));
  await user.click(await screen.findByRole('option', { name: 'Employment Standards' }));
  await user.click(within(dialog).getByRole('textbox', { name: 'Title' }));
  await user.paste('Fair Hours Act');
  await user.click(within(dialog).getByRole('button', { name: 'Add' }));
  expect(await within(dialog).findByText('There is one of this name and citation already.')).toBeTruthy();
  expect(within(dialog).getByRole('textbox', { name: 'Title' })).toHaveProperty('value', 'Fair Hours Act');
});

test('what somebody else changed meanwhile is shown, and nothing typed is lost', async () => {
  let act = ACT;
  const { user } = open({ act: () => act });
  await screen.findByRole('link', { name: 'Minimum Wage' });
  await user.keyboard('e');
  const dialog = await screen.findByRole('dialog', { name: 'Edit Fair Hours Act' });
  const citation = within(dialog).getByRole('textbox', { name: 'Citation' });
  await user.clear(citation);
  await user.click(citation);
  await user.paste('SO 2026, c 2');
  act = { ...ACT, revision: 4, written: { ...ACT.written, name: 'Fair Hours Act, 2026' } };
  await user.click(within(dialog).getByRole('button', { name: 'Save' }));
  expect(await within(dialog).findByText('Title: Fair Hours Act, 2026')).toBeTruthy();
  expect(within(dialog).getByRole('textbox', { name: 'Citation' })).toHaveProperty('value', 'SO 2026, c 2');
});

const ADDRESS = 'https://laws-lois.justice.gc.ca/eng/acts/F-1/';
const CHANGE = {
  ...{ id: 'x1', address: ADDRESS, title: 'Fair Hours Act', kind: 'act', sections: 1, provisions: 1 },
  ...{ from: '2025-01-01', to: '2026-01-01', foundAt: '2026-11-22T12:00:00Z' },
};

test('beside a section that changed stands who cites it and is still to be read; R says nothing of it changes', async () => {
  let isRead = false;
  const resting = () => ({
    ...{ kind: 'provision', id: 'p1', provisionId: 'p1', name: 'Minimum Wage', jurisdiction: 'ON' },
    ...{ area: { id: 'es', name: 'Employment Standards' }, topic: { id: 'wages', name: 'Wages' } },
    ...{ isPublished: true, sections: 's 23', isPassage: true, excerpt: '', checked: null, toldSince: null },
    isRead,
  });
  const file = {
    id: 'f',
    title: 'Fair Hours Act',
    currentTo: null,
    importedAt: '2026-11-22T12:00:00Z',
    sections: 1,
  };
  const { user, sent } = open({
    more: {
      'GET /api/staff/statutes/instruments/a1': () => ({
        address: ADDRESS,
        files: [
          { ...file, asOf: '2026-01-01' },
          { ...file, asOf: '2025-01-01' },
        ],
        sections: [{ label: '23', nth: 1, note: 'Rate', part: null, mark: 'amended' }],
      }),
      'GET /api/staff/statutes/instruments/a1/section': () => ({ versions: [], redline: null }),
      'GET /api/staff/statutes/changes': () => [CHANGE],
      'GET /api/staff/statutes/changes/x1': () => ({
        change: CHANGE,
        version: 4,
        sections: [],
        provisions: [resting()],
      }),
      'POST /api/staff/statutes/changes/x1/readAgain': () => {
        isRead = true;
        return { isDone: true };
      },
    },
  });
  const aside = within(await screen.findByRole('complementary', { name: 'Who cites it' }));
  expect(await aside.findByText('To look at')).toBeTruthy();
  expect(aside.getByRole('button', { name: 'Nothing changes in Minimum Wage' })).toBeTruthy();
  await user.keyboard('r');
  expect(await aside.findByText('Read')).toBeTruthy();
  expect(aside.queryByRole('button')).toBeNull();
  expect(sent('POST')).toEqual([{ version: 4, provisionIds: ['p1'] }]);
});
