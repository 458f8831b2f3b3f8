import { screen, waitFor, within } from '@testing-library/react';
import { expect, test, vi } from 'vitest';
import { aPerson, asPerson } from '../../../../../test/web/person.tsx';
import { renderPart } from '../../../../../test/web/renderPart.tsx';
import { answerCalls, Refusal } from '../../../../../test/web/serverAnswers.ts';
import type { AnnouncementLine, AudienceCounts, OpenAnnouncement } from '../../announcementsContract.ts';
import { Component as NotificationsScreen } from './NotificationsScreen.tsx';

const audience = { who: 'members' as const, plans: [], jurisdictions: ['AB' as const], areas: [], roles: [] };
const LINE: AnnouncementLine = {
  id: 'n1',
  state: 'draft',
  title: 'New leave rules',
  ...{ inBell: true, isBanner: false, byEmail: false },
  audience,
  goesOutAt: null,
  endsOn: null,
  updatedAt: '2026-11-22T15:00:00Z',
  people: 12,
  seen: 0,
  emailed: 0,
  isEmailing: false,
};
const OPEN: OpenAnnouncement = {
  id: 'n1',
  revision: 3,
  state: 'draft',
  written: {
    title: 'New leave rules',
    html: '<p>Twelve weeks.</p>',
    ...{ inBell: true, isBanner: false, byEmail: false },
    audience,
    goesOutAt: null,
    endsOn: null,
  },
  updatedAt: '2026-11-22T15:00:00Z',
  canTakeBack: false,
};
const COUNTS: AudienceCounts = {
  ...{ people: 12, accounts: 5, owners: 5, users: 7, staff: 0, email: 9, unsubscribed: 2 },
  plans: [{ id: 'national', name: 'National', people: 12 }],
};

function open({
  counts = COUNTS,
  schedule = () => ({ id: 'n1', revision: 5, savedAt: '2026-11-22T15:00:02Z', people: 12 }),
}: {
  counts?: AudienceCounts | Refusal;
  schedule?: () => unknown;
} = {}) {
  let revision = OPEN.revision;
  const calls = answerCalls({
    'GET /api/staff/announcements': () => [
      {
        ...LINE,
        id: 'n2',
        state: 'live',
        title: 'Welcome',
        people: null,
        seen: 40,
        goesOutAt: '2026-11-21T05:00:00Z',
      },
      LINE,
    ],
    'GET /api/staff/announcements/places': () => ({ plans: [], areas: [] }),
    'GET /api/staff/announcements/n1': () => OPEN,
    'GET /api/staff/announcements/n2': () => ({ ...OPEN, id: 'n2', state: 'live' }),
    'POST /api/staff/announcements/count': () => counts,
    'PATCH /api/staff/announcements/n1': () => {
      revision += 1;
      return { id: 'n1', revision, savedAt: '2026-11-22T15:00:01Z' };
    },
    'POST /api/staff/announcements/n1/schedule': schedule,
    'POST /api/staff/announcements/n2/end': () => ({
      id: 'n2',
      revision: 4,
      savedAt: '2026-11-22T15:00:02Z',
    }),
  });
  const admin = aPerson({ id: 'u-mira', role: 'ADMIN', isStaff: true });
  return { calls, ...renderPart(asPerson(<NotificationsScreen />, admin), { path: '/a/notifications' }) };
}

test('drafts come first, whom and where they are for in words, and the preview follows what is typed', async () => {
  const { user, calls } = open();
  const list = within(await screen.findByRole('list', { name: 'Announcements' }));
  expect(list.getAllByRole('heading').map(({ textContent }) => textContent)).toEqual([
    'Drafts and planned1',
    'Showing now1',
  ]);
  expect(list.getByText(/Alberta; bell/, { selector: '[aria-current] *' })).toBeTruthy();
  expect(list.getByText('seen by 40')).toBeTruthy();
  const title = await screen.findByRole('textbox', { name: 'Title' });
  await user.type(title, '!');
  const preview = within(screen.getByRole('region', { name: 'Preview' }));
  expect(await preview.findByText('New leave rules!')).toBeTruthy();
  const bell = () => preview.queryByText('Bell', { selector: 'h3' });
  expect(bell()?.nextElementSibling?.getAttribute('data-look')).toBe('light');
  await user.click(preview.getByRole('radio', { name: 'Dark' }));
  expect(bell()?.nextElementSibling?.getAttribute('data-look')).toBe('dark');
  await user.click(preview.getByRole('radio', { name: 'Phone' }));
  expect(bell()).toBeNull();
  expect(preview.getByText('The bell is shown on wide screens only.')).toBeTruthy();
  const saved = await vi.waitFor(
    () => {
      const found = calls.find(({ method }) => method === 'PATCH');
      if (!found) throw new Error('not saved yet');
      return found;
    },
    { timeout: 4_000 },
  );
  expect(saved.body).toMatchObject({ revision: 3, written: { html: '<p>Twelve weeks.</p>' } });
});

test('email is asked about with the count before it goes out; what is missing stands at its field', async () => {
  const { user, calls } = open({
    schedule: () => new Refusal(400, 'No', { endsOn: 'This is before it goes out.' }),
  });
  await user.click(await screen.findByRole('checkbox', { name: /^Email/ }));
  expect(await screen.findByText('9 of 12, 2 unsubscribed')).toBeTruthy();
  await user.click(screen.getByRole('button', { name: /^Send to 12/ }));
  const dialog = within(await screen.findByRole('dialog'));
  expect(dialog.getByText(/^9 people get it by email/)).toBeTruthy();
  expect(calls.some(({ path }) => path.endsWith('/schedule'))).toBe(false);
  await user.click(dialog.getByRole('button', { name: 'Send it to 9' }));
  expect(await screen.findByText('This is before it goes out.')).toBeTruthy();
});

test('where the people could not be counted, nobody is told that 0 of them get it', async () => {
  const { user } = open({ counts: new Refusal(400, 'Out of order.') });
  await user.click(await screen.findByRole('checkbox', { name: /^Email/ }));
  expect(await screen.findByText('The people could not be counted.')).toBeTruthy();
  await user.click(screen.getByRole('button', { name: /^Send(?! me)/ }));
  const dialog = within(await screen.findByRole('dialog'));
  expect(dialog.getByText(/How many people get it could not be counted\./)).toBeTruthy();
  expect(dialog.getByRole('button', { name: 'Send it' })).toBeTruthy();
});

test('a condition is added from the menu, gets the focus, and narrows whom it is for', async () => {
  const { user, calls } = open();
  await user.click(await screen.findByRole('button', { name: 'Condition' }));
  const kinds = await screen.findAllByRole('menuitem');
  expect(kinds.map(({ textContent }) => textContent)).toEqual(['Area', 'Plan', 'Role']);
  await user.click(screen.getByRole('menuitem', { name: 'Role' }));
  const field = () => screen.getByRole('combobox', { name: 'Role' });
  await waitFor(() => expect(document.activeElement).toBe(field()));
  await user.click(field());
  await user.click(await screen.findByRole('option', { name: 'Account owners' }));
  await waitFor(() =>
    expect(calls.filter(({ path }) => path.endsWith('/count')).at(-1)?.body).toMatchObject({
      audience: { jurisdictions: ['AB'], roles: ['ACCOUNT_OWNER'] },
    }),
  );
});

test('an audience of nobody cannot be sent to', async () => {
  open({ counts: { ...COUNTS, people: 0, accounts: 0, plans: [] } });
  const button = await screen.findByRole('button', { name: /^Nobody matches/ });
  await waitFor(() => expect((button as HTMLButtonElement).disabled).toBe(true));
});

test('what shows is ended after a question, and its text stays readable', async () => {
  const { user, calls } = open();
  await user.click(await screen.findByRole('button', { name: /Welcome/ }));
  expect(await screen.findByText('Twelve weeks.')).toBeTruthy();
  await user.click(await screen.findByRole('button', { name: 'End now' }));
  await user.click(within(await screen.findByRole('dialog')).getByRole('button', { name: 'End now' }));
  await waitFor(() => expect(calls.some(({ path }) => path.endsWith('/n2/end'))).toBe(true));
});
