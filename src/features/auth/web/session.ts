import type { TokenStore } from '../../../shared/apiClient.ts';
import type { PageStore } from '../../../ui/pageStorage.ts';

const TOKEN = 'token';
/** Whose token it is, so that a tab can tell its own fresh token from another person's. */
const OWNER = 'tokenOwner';

/**
 * `begunElsewhere`: nobody was signed in here, and another tab signed somebody in.
 * `otherPerson`: another tab signed in somebody else; this one goes on as it is, until it is loaded again.
 * `loggedOut`: the person left, here or in another tab. `refused`: the server no longer takes the token.
 */
export type SessionChange = 'begunElsewhere' | 'otherPerson' | 'loggedOut' | 'refused';

export interface BrowserSession extends TokenStore {
  /** Signs this tab in, and with it the tabs in which nobody is. */
  begin(person: { id: string; token: string }): void;
  /** Signs this tab out, and with it the other tabs of the same person. */
  end(why: 'loggedOut' | 'refused'): void;
  /** Whether somebody else was signed in in this page before: what it remembers of them must go. */
  isAnother(): boolean;
  /**
   * Hears of what happened while the browser kept the page asleep. False when it no longer belongs to whoever is signed in
   * in this browser.
   */
  catchUp(): boolean;
  /** Tells of every change but this tab's own `begin`. Returns the way to stop listening. */
  subscribe(listener: (change: SessionChange) => void): () => void;
}

export type Store = PageStore;

/** What the tab itself holds: who is signed in in it. */
interface Tab {
  token: string | null;
  owner: string | null;
  /** Whom this page belonged to first. */
  first: string | null;
}

function readTab(storage: Store): Tab {
  const token = storage.getItem(TOKEN);
  const owner = storage.getItem(OWNER);
  return { token, owner, first: token === null ? null : owner };
}

function signIn(tab: Tab, token: string, owner: string | null): void {
  tab.token = token;
  tab.owner = owner;
  tab.first ??= owner;
}

function signOut(tab: Tab): void {
  tab.token = null;
  tab.owner = null;
}

/** Takes over into the tab what another one wrote; answers what that changes here, null where nothing has to be told. */
function hear(tab: Tab, storage: Store, { key, oldValue, newValue }: StorageEvent): SessionChange | null {
  if (key !== TOKEN && key !== null) return null;
  if (newValue === null) {
    // What was removed may be another person's token; then this tab's person is still signed in.
    if (tab.token === null || (key !== null && oldValue !== tab.token)) return null;
    signOut(tab);
    return 'loggedOut';
  }
  if (tab.token === null) {
    signIn(tab, newValue, storage.getItem(OWNER));
    return 'begunElsewhere';
  }
  if (tab.owner === null || storage.getItem(OWNER) !== tab.owner) return 'otherPerson';
  tab.token = newValue;
  return null;
}

/**
 * Who is signed in in this browser tab. The token stands in local storage and in the tab: a tab goes on as the person it
 * began with, takes over that person's fresh tokens, and never takes over another person's (decisions 4).
 * `otherTabs` is where the browser tells of changes that other tabs made to the storage.
 */
export function createSession(
  storage: Store,
  otherTabs: Pick<EventTarget, 'addEventListener'>,
): BrowserSession {
  const tab = readTab(storage);
  const listeners = new Set<(change: SessionChange) => void>();
  const tell = (change: SessionChange) => {
    for (const listener of listeners) listener(change);
  };

  otherTabs.addEventListener('storage', (event) => {
    const change = hear(tab, storage, event as StorageEvent);
    if (change) tell(change);
  });

  return {
    get: () => tab.token,
    refresh(previous, next) {
      if (storage.getItem(TOKEN) === previous) storage.setItem(TOKEN, next);
      if (tab.token === previous) tab.token = next;
    },
    begin({ id, token }) {
      signIn(tab, token, id);
      storage.setItem(OWNER, id);
      storage.setItem(TOKEN, token);
    },
    end(why) {
      if (tab.token === null) return;
      if (storage.getItem(OWNER) === tab.owner) {
        storage.removeItem(TOKEN);
        storage.removeItem(OWNER);
      }
      signOut(tab);
      tell(why);
    },
    isAnother: () => tab.first !== null && tab.owner !== null && tab.owner !== tab.first,
    catchUp() {
      const kept = storage.getItem(TOKEN);
      if (storage.getItem(OWNER) !== tab.owner || (kept === null) !== (tab.token === null)) return false;
      tab.token = kept;
      return true;
    },
    subscribe(listener) {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
  };
}
