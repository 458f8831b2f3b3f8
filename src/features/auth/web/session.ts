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

/**
 * Who is signed in in this browser tab. The token stands in local storage and in the tab: a tab goes on as the person it
 * began with, takes over that person's fresh tokens, and never takes over another person's (decisions 4).
 * `otherTabs` is where the browser tells of changes that other tabs made to the storage.
 */
export function createSession(
  storage: Store,
  otherTabs: Pick<EventTarget, 'addEventListener'>,
): BrowserSession {
  let token = storage.getItem(TOKEN);
  let owner = storage.getItem(OWNER);
  /** Whom this page belonged to first. */
  let first = token === null ? null : owner;
  const listeners = new Set<(change: SessionChange) => void>();
  const tell = (change: SessionChange) => {
    for (const listener of listeners) listener(change);
  };
  const forget = () => {
    token = null;
    owner = null;
  };

  otherTabs.addEventListener('storage', (event) => {
    const { key, oldValue, newValue } = event as StorageEvent;
    if (key !== TOKEN && key !== null) return;
    if (newValue === null) {
      // What was removed may be another person's token; then this tab's person is still signed in.
      if (token === null || (key !== null && oldValue !== token)) return;
      forget();
      tell('loggedOut');
    } else if (token === null) {
      token = newValue;
      owner = storage.getItem(OWNER);
      first ??= owner;
      tell('begunElsewhere');
    } else if (owner !== null && storage.getItem(OWNER) === owner) {
      token = newValue;
    } else {
      tell('otherPerson');
    }
  });

  return {
    get: () => token,
    refresh(previous, next) {
      if (storage.getItem(TOKEN) === previous) storage.setItem(TOKEN, next);
      if (token === previous) token = next;
    },
    begin(person) {
      token = person.token;
      owner = person.id;
      first ??= owner;
      storage.setItem(OWNER, person.id);
      storage.setItem(TOKEN, person.token);
    },
    end(why) {
      if (token === null) return;
      if (storage.getItem(OWNER) === owner) {
        storage.removeItem(TOKEN);
        storage.removeItem(OWNER);
      }
      forget();
      tell(why);
    },
    isAnother: () => first !== null && owner !== null && owner !== first,
    catchUp() {
      const kept = storage.getItem(TOKEN);
      if (storage.getItem(OWNER) !== owner || (kept === null) !== (token === null)) return false;
      token = kept;
      return true;
    },
    subscribe(listener) {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
  };
}
