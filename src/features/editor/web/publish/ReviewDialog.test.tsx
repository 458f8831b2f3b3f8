import { screen, waitFor, within } from '@testing-library/react';
import { expect, test } from 'vitest';
import { renderPart } from '../../../../../test/web/renderPart.tsx';
import { answerCalls } from '../../../../../test/web/serverAnswers.ts';
import { Component as ReviewDialog } from './ReviewDialog.tsx';

const DRAFT = {
  version: 3,
  texts: { description: '<p>Pay <ins>at once</ins>.</p>', warning: null, policy: null },
  others: [{ name: 'General rate', redline: '<p><ins>$15.35 an hour, from Oct 01, 2026</ins></p>' }],
  publication: {
    changeType: 'Amendment In Force',
    effectiveDate: '2026-11-01',
    line: 'Wages are paid at once.',
    checkedAgainst: ['https://laws.example'],
    nothingRead: null,
    reviewBy: null,
    correctionWhy: null,
    at: null,
  },
  isStale: false,
};

function open(part: { mayApprove?: boolean; isStale?: boolean; at?: string } = {}) {
  const calls = answerCalls({
    'GET /api/staff/data/provisions/p1/drafts/tom': () => ({
      ...DRAFT,
      isStale: part.isStale ?? false,
      publication: { ...DRAFT.publication, at: part.at ?? null },
    }),
    'POST /api/staff/data/provisions/p1/approve': () => ({
      state: 'published',
      publicationId: 'x',
      revision: 4,
    }),
    'POST /api/staff/data/provisions/p1/cancelWaiting': () => ({ cancelled: true }),
  });
  const rendered = renderPart(
    <ReviewDialog
      opened
      onClose={() => {}}
      onDone={() => {}}
      provisionId="p1"
      of={{
        editorId: 'tom',
        name: 'Tom Okafor',
        savedAt: '2026-11-20T15:00:00Z',
        waiting: null,
        mayApprove: part.mayApprove ?? true,
      }}
    />,
  );
  const sent = () => calls.filter(({ method }) => method === 'POST').map(({ path, body }) => [path, body]);
  return { ...rendered, sent };
}

test('a second reader reads what changed and how it goes out, and approves the version that was read', async () => {
  const { user, sent } = open();
  expect(await screen.findByText('Wages are paid at once.')).toBeTruthy();
  expect(screen.getByText('at once', { selector: 'ins' })).toBeTruthy();
  expect(
    within(screen.getByRole('region', { name: 'General rate' })).getByText(/\$15\.35 an hour/),
  ).toBeTruthy();
  await user.click(screen.getByRole('button', { name: 'Approve and publish' }));
  await waitFor(() =>
    expect(sent()).toEqual([['/api/staff/data/provisions/p1/approve', { editorId: 'tom', version: 3 }]]),
  );
});

test('what is to go out later says when, and is approved without being published', async () => {
  open({ at: '2099-11-23T17:05:00Z' });
  expect(await screen.findByText(/Nov 23, 2099.*Toronto time/)).toBeTruthy();
  expect(screen.getByRole('button', { name: 'Approve' })).toBeTruthy();
  expect(screen.queryByRole('button', { name: 'Approve and publish' })).toBeNull();
});

test('what is not approved is sent back', async () => {
  const { user, sent } = open();
  await user.click(await screen.findByRole('button', { name: 'Send back' }));
  await waitFor(() =>
    expect(sent()).toEqual([['/api/staff/data/provisions/p1/cancelWaiting', { editorId: 'tom' }]]),
  );
});

test('a stale draft cannot be approved, and one that nobody asked about has no buttons', async () => {
  open({ isStale: true });
  expect((await screen.findByRole('button', { name: 'Approve and publish' })).hasAttribute('disabled')).toBe(
    true,
  );
});

test('a draft that is only looked at is not approved', async () => {
  open({ mayApprove: false });
  await screen.findByText('Wages are paid at once.');
  expect(screen.queryByRole('button', { name: 'Approve and publish' })).toBeNull();
});
