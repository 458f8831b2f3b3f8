import { ApiError } from '../../../shared/apiClient.ts';
import { t } from '../../../shared/text.ts';
import { queryClient } from '../../../ui/state/queryClient.ts';
import { toast } from '../../../ui/toasts/toasts.ts';
import type { CurrentUser } from '../../auth/contract.ts';
import type { Provision } from '../../provisions/contract.ts';
import type { PlacedNote } from '../contract.ts';
import { noteHtml } from '../noteText.ts';
import { notesApi, notesQuery, PEOPLE_KEY } from './api.ts';
import type { Draft } from './drafts.ts';

type Change = (notes: PlacedNote[]) => PlacedNote[];

const SAVING = 'saving-';
let saves = 0;

/** A note that is on the page and not yet on the server. */
export const isBeingSaved = (note: PlacedNote): boolean => note._id.startsWith(SAVING);

const show = (change: Change): void => {
  queryClient.setQueryData(notesQuery.queryKey, (notes) => change(notes ?? []));
};

const replace =
  (id: string, next: Partial<PlacedNote>): Change =>
  (notes) =>
    notes.map((note) => (note._id === id ? { ...note, ...next } : note));

const without =
  (id: string): Change =>
  (notes) =>
    notes.filter((note) => note._id !== id);

const newestFirst = (notes: PlacedNote[]): PlacedNote[] =>
  notes.toSorted((a, b) => b.createdAt.localeCompare(a.createdAt));

interface Steps<T> {
  /** What the page shows at once. */
  before: Change;
  call: () => Promise<T>;
  after: (answer: T) => Change;
  undo: Change;
  /** What a failure is told with. */
  lead: string;
}

/** Shows a change at once, makes it, and takes it back when the server refuses. Rejects with the refusal after telling it. */
async function optimistically<T>({ before, call, after, undo, lead }: Steps<T>): Promise<void> {
  await queryClient.cancelQueries(notesQuery);
  show(before);
  try {
    show(after(await call()));
  } catch (error) {
    show(undo);
    // Somebody may have left since the list of colleagues was read.
    if (error instanceof ApiError && error.fields.sharedWith)
      void queryClient.invalidateQueries({ queryKey: [PEOPLE_KEY] });
    if (error instanceof Error) toast.error({ lead, detail: error.message });
    throw error;
  }
}

const bodyOf = ({ text, reminder, sharedWith }: Draft) => ({ text: noteHtml(text), reminder, sharedWith });

/** Writes a new note beside a provision. */
export function createNote(user: CurrentUser, provision: Provision, draft: Draft): Promise<void> {
  const { id, name, jurisdiction, jurisdictionName, area, topic } = provision;
  const place = { name, jurisdiction, jurisdictionName, area, topic };
  const now = new Date().toISOString();
  const body = bodyOf(draft);
  saves += 1;
  const shown: PlacedNote = {
    ...body,
    _id: `${SAVING}${saves}`,
    provision: id,
    createdBy: { id: user.id, fullName: user.fullName },
    createdAt: now,
    updatedAt: now,
    place,
  };
  return optimistically({
    before: (notes) => [shown, ...notes],
    call: () => notesApi.createNote({ body: { provisionId: id, ...body } }),
    after: (note) => (notes) =>
      newestFirst([{ ...note, place }, ...notes.filter(({ _id }) => _id !== shown._id && _id !== note._id)]),
    undo: without(shown._id),
    lead: t('Error saving note:'),
  });
}

export function changeNote(note: PlacedNote, draft: Draft): Promise<void> {
  const body = bodyOf(draft);
  return optimistically({
    before: replace(note._id, body),
    call: () => notesApi.changeNote({ params: { noteId: note._id }, body }),
    after: (changed) => replace(note._id, changed),
    undo: replace(note._id, note),
    lead: t('Error saving note:'),
  });
}

export const deleteNote = (note: PlacedNote): Promise<void> =>
  optimistically({
    before: without(note._id),
    call: () => notesApi.deleteNote({ params: { noteId: note._id } }),
    after: () => without(note._id),
    undo: (notes) => newestFirst([...notes, note]),
    lead: t('Error deleting note:'),
  });
