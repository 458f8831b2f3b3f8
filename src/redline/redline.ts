import type { Sides } from './align.ts';
import { compare } from './compare.ts';
import { load } from './load.ts';
import { plainRedline } from './plain-redline.ts';
import { numberChanges } from './summary.ts';
import type { Redline } from './types.ts';
import { isFaithful } from './verify.ts';
import { Vocabulary } from './vocabulary.ts';
import { writeRedline } from './write-redline.ts';

/**
 * Compares two HTML fragments as a lawyer would mark them up: the new text with `<ins>` and `<del>`, words and not
 * letters, deletion before insertion, formatting changes unmarked, moved blocks called moved.
 *
 * Dropping `<del>` and unwrapping `<ins>` gives the new text, the other way round the old; parsing the result moves
 * nothing. Adds no tag or attribute to what the inputs have, but ins, del, `data-change`, `data-move`, `data-redline`
 * and `data-source-tag` (see README). Inputs should be sanitised: what they have is passed on. Never throws.
 */
export function redline(oldHtml: string, newHtml: string): Redline {
  const vocabulary = new Vocabulary();
  const old = load(oldHtml, vocabulary);
  const fresh = load(newHtml, vocabulary);
  if (!old || !fresh) return plainRedline(oldHtml, newHtml, 'length');
  const sides: Sides = { old: old.doc, fresh: fresh.doc };
  const steps = compare(sides);
  const summary = numberChanges(steps, sides);
  const html = writeRedline(steps, sides);
  if (!isFaithful(html, sides)) return plainRedline(oldHtml, newHtml, 'failure');
  const flattened = old.flattened || fresh.flattened;
  return { html, summary, degraded: flattened, reason: flattened ? 'structure' : null };
}
