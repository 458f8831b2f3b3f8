import { storage } from '../../auth/web/api.ts';

/** What somebody has in the editor of a note. */
export type Draft = {
  /** As typed. */
  text: string;
  /** A moment, or null. */
  reminder: string | null;
  sharedWith: string[];
};

export const EMPTY_DRAFT: Draft = { text: '', reminder: null, sharedWith: [] };

/** Whose draft it is, and of what: a note, or a new one beside a provision. */
export const draftKey = (userId: string, of: { noteId: string } | { provisionId: string }): string =>
  `noteDraft.${userId}.${'noteId' in of ? of.noteId : `new.${of.provisionId}`}`;

const isDraft = (value: unknown): value is Draft => {
  const { text, reminder, sharedWith } = (value ?? {}) as Partial<Draft>;
  return (
    typeof text === 'string' &&
    (reminder === null || typeof reminder === 'string') &&
    Array.isArray(sharedWith)
  );
};

/** A draft that was left in this browser, or null. */
export function readDraft(key: string): Draft | null {
  const stored = storage.getItem(key);
  if (stored === null) return null;
  try {
    const value: unknown = JSON.parse(stored);
    return isDraft(value) ? value : null;
  } catch {
    return null;
  }
}

export function keepDraft(key: string, draft: Draft): void {
  try {
    storage.setItem(key, JSON.stringify(draft));
  } catch {
    // The browser's storage is full: the text is still on the page.
  }
}

export const dropDraft = (key: string): void => storage.removeItem(key);
