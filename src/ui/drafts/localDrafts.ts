/** What an editor wrote and the server may not have yet, kept in the browser: it outlives a crash and the end of a session. */
export interface LocalDraft<Content> {
  content: Content;
  /** The version of the server's draft that it goes on from, and the revision that the draft began from. */
  version: number;
  baseRevision: number;
  /** What was sent on top of that version and not answered yet: the server may have it. */
  sent?: Content | undefined;
}

export type LocalStore = Pick<Storage, 'getItem' | 'setItem' | 'removeItem'>;

/** The local drafts of one kind that one person writes. Another person on the same computer never sees them. */
export const localDrafts = <Content>(
  store: LocalStore,
  kind: 'provisionDraft' | 'announcementDraft',
  writerId: string,
) => ({
  read(id: string): LocalDraft<Content> | null {
    const text = store.getItem(`${kind} ${writerId} ${id}`);
    if (text === null) return null;
    try {
      return JSON.parse(text) as LocalDraft<Content>;
    } catch {
      return null;
    }
  },
  write(id: string, draft: LocalDraft<Content>): void {
    try {
      store.setItem(`${kind} ${writerId} ${id}`, JSON.stringify(draft));
    } catch (error) {
      console.warn('The browser has no room for the draft:', error);
    }
  },
  remove(id: string): void {
    store.removeItem(`${kind} ${writerId} ${id}`);
  },
});

export type LocalDrafts<Content> = ReturnType<typeof localDrafts<Content>>;
