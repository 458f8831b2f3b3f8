import { queryClient } from '../../../ui/state/queryClient.ts';
import type { Note } from '../../provisions/contract.ts';
import { cancelHeldReads, changeHeldProvision } from '../../provisions/web/heldProvisions.ts';
import type { PlacedNote } from '../contract.ts';
import { notesQuery } from './api.ts';

/**
 * The notes that the page shows: with their provision, in every list that holds it, and in My Info once that was opened. Both
 * come from the server with their own call; a change reaches both from here.
 */

const oldestFirst = (a: Note, b: Note): number =>
  a.createdAt.localeCompare(b.createdAt) || a._id.localeCompare(b._id);

const changeBeside = (provisionId: string, change: (notes: Note[]) => Note[]): void =>
  changeHeldProvision(provisionId, (provision) => ({ ...provision, notes: change(provision.notes) }));

const changeInMyInfo = (change: (notes: PlacedNote[]) => PlacedNote[]): void => {
  queryClient.setQueryData(notesQuery.queryKey, (notes) => notes && change(notes));
};

/** Ends the reads that would put back what is about to change. */
export const cancelReadsOf = async (provisionId: string): Promise<void> => {
  await Promise.all([cancelHeldReads(provisionId), queryClient.cancelQueries(notesQuery)]);
};

/** Shows a new note with its provision. My Info, where nobody writes one, reads it when it is opened. */
export function showNote(note: Note): void {
  changeBeside(note.provision, (notes) =>
    [...notes.filter(({ _id }) => _id !== note._id), note].toSorted(oldestFirst),
  );
  void queryClient.invalidateQueries(notesQuery);
}

/** Shows what changed of a note. */
export function showChange(note: Note, change: Partial<Note>): void {
  const replace = <N extends Note>(notes: N[]): N[] =>
    notes.map((other) => (other._id === note._id ? { ...other, ...change } : other));
  changeBeside(note.provision, replace);
  changeInMyInfo(replace);
}

/** Takes a note off the page. Answers how to put it back. */
export function hideNote(note: Note): () => void {
  const placed = queryClient.getQueryData(notesQuery.queryKey)?.find(({ _id }) => _id === note._id);
  const without = <N extends Note>(notes: N[]): N[] => notes.filter(({ _id }) => _id !== note._id);
  changeBeside(note.provision, without);
  changeInMyInfo(without);
  return () => {
    changeBeside(note.provision, (notes) => [...notes, note].toSorted(oldestFirst));
    if (placed) changeInMyInfo((notes) => [...notes, placed]);
  };
}
