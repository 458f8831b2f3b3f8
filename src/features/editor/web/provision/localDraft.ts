import type { EditableProvision } from '../../../provisions/editable.ts';

/** What an editor wrote and the server may not have yet, kept in the browser: it outlives a crash and the end of a session. */
export interface LocalDraft {
  content: EditableProvision;
  /** The version of the server's draft that it goes on from, and the revision that the draft began from. */
  version: number;
  baseRevision: number;
}

export type LocalStore = Pick<Storage, 'getItem' | 'setItem' | 'removeItem'>;

const keyOf = (editorId: string, provisionId: string): string => `provisionDraft ${editorId} ${provisionId}`;

/** The local drafts of one editor. Another person on the same computer never sees them. */
export const localDrafts = (store: LocalStore, editorId: string) => ({
  read(provisionId: string): LocalDraft | null {
    const text = store.getItem(keyOf(editorId, provisionId));
    if (text === null) return null;
    try {
      return JSON.parse(text) as LocalDraft;
    } catch {
      return null;
    }
  },
  write(provisionId: string, draft: LocalDraft): void {
    try {
      store.setItem(keyOf(editorId, provisionId), JSON.stringify(draft));
    } catch (error) {
      console.warn('The browser has no room for the draft:', error);
    }
  },
  remove(provisionId: string): void {
    store.removeItem(keyOf(editorId, provisionId));
  },
});

export type LocalDrafts = ReturnType<typeof localDrafts>;
