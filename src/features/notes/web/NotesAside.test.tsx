import { useQuery } from '@tanstack/react-query';
import { screen, waitFor } from '@testing-library/react';
import type { UserEvent } from '@testing-library/user-event';
import { expect, test } from 'vitest';
import { buttonOf, faultOf } from '../../../../test/web/field.ts';
import { aPerson, asPerson } from '../../../../test/web/person.tsx';
import { renderPart } from '../../../../test/web/renderPart.tsx';
import { answerCalls, Refusal } from '../../../../test/web/serverAnswers.ts';
import { queryClient } from '../../../ui/state/queryClient.ts';
import type { Note, Provision } from '../../provisions/contract.ts';
import { reportProvisionsQuery } from '../../reports/web/api.ts';
import { draftKey } from './drafts.ts';
import { NotesAside } from './NotesAside.tsx';

const me = aPerson();
const PEOPLE = `GET /api/accounts/${me.account.id}/users`;
const KEY = draftKey(me.id, { provisionId: 'p1' });

const aNote = (given: Partial<Note> = {}): Note => ({
  _id: 'n1',
  provision: 'p1',
  text: '<p>Ask Colin</p>',
  reminder: null,
  sharedWith: [],
  createdBy: { id: me.id, fullName: me.fullName },
  createdAt: '2026-11-01T10:00:00.000Z',
  updatedAt: '2026-11-01T10:00:00.000Z',
  on: null,
  ...given,
});

/** A list as a screen shows it, with the notes beside each provision. */
function List() {
  const { data = [] } = useQuery(reportProvisionsQuery('r1'));
  return data.map((provision) => <NotesAside key={provision.id} provision={provision} place="beside" />);
}

function open(notes: Note[], answers: Parameters<typeof answerCalls>[0] = {}) {
  const provision = { id: 'p1', jurisdictionName: 'Ontario', notes } as unknown as Provision;
  const calls = answerCalls({
    'GET /api/reports/r1/provisions': () => [provision],
    [PEOPLE]: () => [
      { id: 'u2', fullName: 'Colin Ng', isActive: true },
      { id: 'u3', fullName: 'Amélie Tremblay', isActive: false },
    ],
    ...answers,
  });
  return { calls, ...renderPart(asPerson(<List />, me)) };
}

const note = () => screen.findByRole<HTMLTextAreaElement>('textbox', { name: 'Note' });
const add = () => screen.findByRole('button', { name: /^Add a Note\/Reminder/ });

test('notes come with their provision, and no other call asks for them', async () => {
  const { calls } = open([
    aNote(),
    aNote({ _id: 'n2', text: '<p>From Colin</p>', createdBy: { id: 'u2', fullName: 'Colin Ng' } }),
  ]);
  expect(await screen.findByText('Ask Colin')).toBeTruthy();
  expect(screen.getByText('From Colin')).toBeTruthy();
  expect(screen.getAllByRole('button', { name: 'Edit note' })).toHaveLength(1);
  expect(calls.map(({ path }) => path)).toEqual(['/api/reports/r1/provisions']);
});

test('a note that is saved stands with its provision; Save waits for words', async () => {
  const { user, calls } = open([], {
    'POST /api/notes': ({ body }) => aNote({ text: (body as { text: string }).text }),
  });
  await user.click(await add());
  const field = await note();
  await waitFor(() => expect(document.activeElement).toBe(field));
  expect(buttonOf('Save').disabled).toBe(true);
  await user.type(field, '   ');
  expect(buttonOf('Save').disabled).toBe(true);
  await user.type(field, 'Ask <Colin>');
  await user.click(buttonOf('Save'));
  expect(await screen.findByText('Ask <Colin>')).toBeTruthy();
  expect(await screen.findByText('You')).toBeTruthy();
  expect(calls.find(({ method }) => method === 'POST')?.body).toEqual({
    provisionId: 'p1',
    on: null,
    text: '<p>   Ask &lt;Colin&gt;</p>',
    reminder: null,
    sharedWith: [],
  });
  expect(localStorage.getItem(KEY)).toBeNull();
  await waitFor(async () => expect(document.activeElement).toBe(await add()));
});

test('what the server refuses opens the editor again, with what was typed and the fault at its field', async () => {
  const past = 'This reminder lies in the past. Choose a later time.';
  const { user } = open([], { 'POST /api/notes': () => new Refusal(400, past, { reminder: past }) });
  await user.click(await add());
  await user.type(await note(), 'Kept');
  await user.click(buttonOf('Save'));
  expect((await screen.findByRole('alert')).textContent).toContain(`Error saving note: ${past}`);
  expect((await note()).value).toBe('Kept');
  expect(faultOf(screen.getByRole('button', { name: 'Reminder' }))).toBe(past);
  expect(localStorage.getItem(KEY)).toContain('Kept');
  await user.click(buttonOf('Cancel'));
  expect(screen.queryByRole('textbox')).toBeNull();
  expect(localStorage.getItem(KEY)).toBeNull();
});

test('a draft that was left in this browser opens its editor', async () => {
  localStorage.setItem(KEY, JSON.stringify({ text: 'Half a thought', reminder: null, sharedWith: [] }));
  open([]);
  expect((await note()).value).toBe('Half a thought');
});

test('a note too long is said at once, and cannot be saved', async () => {
  localStorage.setItem(KEY, JSON.stringify({ text: 'x'.repeat(20_001), reminder: null, sharedWith: [] }));
  open([]);
  expect(faultOf(await note())).toBe('A note holds at most 20,000 characters. This has 20,001.');
  expect(buttonOf('Save').disabled).toBe(true);
});

test('a colleague who is refused is said at the field until the choice changes', async () => {
  const refusal = 'A note can only be shared with active colleagues of your account.';
  // He leaves between the opening of the list and the saving of the note.
  let isActive = true;
  const { user } = open([], {
    [PEOPLE]: () => [{ id: 'u2', fullName: 'Colin Ng', isActive }],
    'POST /api/notes': () => {
      isActive = false;
      return new Refusal(400, refusal, { sharedWith: refusal });
    },
  });
  await user.click(await add());
  await user.type(await note(), 'For Colin');
  const people = await screen.findByRole('combobox', { name: 'Share with' });
  await user.click(people);
  await user.click(screen.getByRole('option', { name: 'Colin Ng', hidden: true }));
  await user.click(buttonOf('Save'));
  const again = await screen.findByRole('combobox', { name: 'Share with' });
  await waitFor(() => expect(faultOf(again)).toBe(refusal));
  expect(await screen.findByText('Colin Ng (deactivated)')).toBeTruthy();
  await user.click(again);
  await user.keyboard('{Backspace}');
  expect(faultOf(again)).toBe('');
});

test('active colleagues are offered, and nobody else; that they did not load is told', async () => {
  const { user, unmount } = open([]);
  await user.click(await add());
  await user.click(await screen.findByRole('combobox', { name: 'Share with' }));
  expect(screen.getByRole('option', { name: 'Colin Ng', hidden: true })).toBeTruthy();
  expect(screen.queryByRole('option', { name: /Amélie/, hidden: true })).toBeNull();
  unmount();
  queryClient.clear();

  const other = open([], { [PEOPLE]: () => new Refusal(409, 'No people.') });
  await other.user.click(await add());
  const told = await screen.findByText('Error loading account users:');
  expect(told.closest('[role=alert]')?.textContent).toContain('No people.');
  expect(screen.getByRole<HTMLInputElement>('combobox', { name: 'Share with' }).disabled).toBe(true);
});

test('Enter in the list of colleagues never saves the note', async () => {
  const { user, calls } = open([]);
  await user.click(await add());
  await user.type(await note(), 'For Colin');
  await user.type(await screen.findByRole('combobox', { name: 'Share with' }), 'zzz{Enter}');
  expect((await note()).value).toBe('For Colin');
  expect(calls.some(({ method }) => method === 'POST')).toBe(false);
});

test('a change shows at once and is taken back when the server fails', async () => {
  const { user } = open([aNote()], { 'PATCH /api/notes/n1': () => new Refusal(500, 'It broke.') });
  await user.click(await screen.findByRole('button', { name: 'Edit note' }));
  await user.clear(await note());
  await user.type(await note(), 'Ask Amélie{Control>}{Enter}{/Control}');
  expect((await screen.findByRole('alert')).textContent).toContain('Error saving note: It broke.');
  expect((await note()).value).toBe('Ask Amélie');
  await user.click(buttonOf('Cancel'));
  expect(screen.getByText('Ask Colin')).toBeTruthy();
});

async function deleteIt(user: UserEvent) {
  await user.click(await screen.findByRole('button', { name: 'Edit note' }));
  await user.click(await screen.findByRole('button', { name: 'Delete note' }));
  // Where nothing is laid out, a popover stays hidden.
  await user.click(await screen.findByRole('button', { name: 'Delete', hidden: true }));
}

test('a note is deleted after asking once', async () => {
  const { user } = open([aNote()], { 'DELETE /api/notes/n1': () => ({ success: true }) });
  await deleteIt(user);
  await waitFor(() => expect(screen.queryByText('Ask Colin')).toBeNull());
  await waitFor(async () => expect(document.activeElement).toBe(await add()));
});

test('a note that could not be deleted comes back', async () => {
  const { user } = open([aNote()], { 'DELETE /api/notes/n1': () => new Refusal(500, 'It broke.') });
  await deleteIt(user);
  expect((await screen.findByRole('alert')).textContent).toContain('Error deleting note: It broke.');
  expect(await screen.findByText('Ask Colin')).toBeTruthy();
});
