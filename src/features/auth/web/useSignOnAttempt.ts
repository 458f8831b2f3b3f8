const KEY = 'signOnState';

const stateOf = (url: string): string => new URL(url).searchParams.get('state') ?? '';

const attempt = {
  /** Remembers which attempt this tab went to the provider with. False where the browser keeps nothing: then nobody can come back. */
  remember(url: string): boolean {
    try {
      sessionStorage.setItem(KEY, stateOf(url));
      return true;
    } catch {
      return false;
    }
  },
  /**
   * Whether it was this tab that went to the provider with that attempt, asked once. An address that somebody else made would sign
   * the person in as them.
   */
  take(state: string): boolean {
    try {
      const kept = sessionStorage.getItem(KEY);
      sessionStorage.removeItem(KEY);
      return state !== '' && kept === state;
    } catch {
      return false;
    }
  },
};

/** The attempt of single sign-on that this tab is on. */
export const useSignOnAttempt = () => attempt;
