import type { PlacedNote } from '../contract.ts';
import { noteText } from '../noteText.ts';

export type Whose = 'all' | 'own' | 'shared';

export interface NoteFilter {
  whose: Whose;
  /** Words that the note or its place has. */
  text: string;
}

const wordsOf = ({ text, place, createdBy }: PlacedNote): string =>
  [
    noteText(text),
    createdBy.fullName,
    ...(place ? [place.name, place.jurisdictionName, place.area.name, place.topic.name] : []),
  ]
    .join(' ')
    .toLowerCase();

/** The notes that a filter leaves: those with a reminder to come, soonest first, and the others, newest first. */
export function sortNotes(
  notes: readonly PlacedNote[],
  { whose, text }: NoteFilter,
  userId: string,
  now: Date,
): { coming: PlacedNote[]; others: PlacedNote[] } {
  const words = text.toLowerCase().split(/\s+/).filter(Boolean);
  const left = notes.filter((note) => {
    const isOwn = note.createdBy.id === userId;
    if (whose !== 'all' && isOwn !== (whose === 'own')) return false;
    const said = words.length > 0 ? wordsOf(note) : '';
    return words.every((word) => said.includes(word));
  });
  const isComing = ({ reminder }: PlacedNote) => reminder !== null && new Date(reminder) > now;
  return {
    coming: left.filter(isComing).toSorted((a, b) => (a.reminder ?? '').localeCompare(b.reminder ?? '')),
    others: left.filter((note) => !isComing(note)).toSorted((a, b) => b.createdAt.localeCompare(a.createdAt)),
  };
}
