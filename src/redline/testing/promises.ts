import { expect } from 'vitest';
import { redline, redlineSides } from '../redline.ts';
import { acceptAll, deletionsOnly, insertionsOnly, rejectAll } from '../write/resolve.ts';
import {
  brokenPromises,
  markedCharacters,
  misplacement,
  straySpace,
  visibleText,
  withoutSpace,
} from './oracle.ts';

const MARKS = /<(?:ins|del)\b|data-redline|data-change|data-number/;

/**
 * Fails unless the redline of two well-formed documents is everything that it should be, to the last space.
 */
export function expectFaithful(old: string, fresh: string): void {
  const { html, degraded, summary } = redline(old, fresh);
  const oldText = visibleText(old);
  const freshText = visibleText(fresh);
  expect(brokenPromises(old, fresh, html, true)).toEqual([]);
  expect(degraded).toBe(false);
  expect(straySpace(html)).toBeNull();

  const accepted = acceptAll(html);
  const rejected = rejectAll(html);
  expect([visibleText(accepted), visibleText(rejected)]).toEqual([freshText, oldText]);
  for (const clean of [accepted, rejected]) {
    expect(clean).not.toMatch(MARKS);
    expect(misplacement(clean)).toBeNull();
  }
  // Not only the text: accepting leaves the new document's own elements, each once and whole.
  expect(withoutSpace(accepted)).toBe(withoutSpace(redline(fresh, fresh).html));
  expect(visibleText(deletionsOnly(html))).toBe(oldText);
  expect(visibleText(insertionsOnly(html))).toBe(freshText);

  const sides = redlineSides(old, fresh);
  expect([visibleText(sides.previous), visibleText(sides.current)]).toEqual([oldText, freshText]);
  expect([misplacement(sides.previous), misplacement(sides.current)]).toEqual([null, null]);
  expect(unmarked(sides.previous, 'del')).toBe(unmarked(deletionsOnly(html), 'del'));
  expect(unmarked(sides.current, 'ins')).toBe(unmarked(insertionsOnly(html), 'ins'));

  const numbers = new Set([...html.matchAll(/data-change="(\d+)"/g)].map(([, number]) => Number(number)));
  expect([...numbers].sort((a, b) => a - b)).toEqual(summary.changes.map((change) => change.number));
  for (const { from, to } of summary.moveList) expect(from > 0 && to > 0).toBe(true);
}

const unmarked = (html: string, mark: 'ins' | 'del'): string => withoutSpace(visibleText(html, mark));

/** Fails unless the redline of anything at all says what both sides say and is well-formed. */
export function expectSafe(old: string, fresh: string): void {
  const { html, reason } = redline(old, fresh);
  expect(brokenPromises(old, fresh, html, false)).toEqual([]);
  expect([null, 'structure']).toContain(reason);
  expect(withoutSpace(visibleText(acceptAll(html)))).toBe(withoutSpace(visibleText(fresh)));
  expect(withoutSpace(visibleText(rejectAll(html)))).toBe(withoutSpace(visibleText(old)));
  const sides = redlineSides(old, fresh);
  expect(withoutSpace(visibleText(sides.previous))).toBe(withoutSpace(visibleText(old)));
  expect(withoutSpace(visibleText(sides.current))).toBe(withoutSpace(visibleText(fresh)));
}

/** Fails unless a change of formatting is passed over in silence. */
export function expectSilent(old: string, fresh: string): void {
  const { html, summary, degraded } = redline(old, fresh);
  expect(markedCharacters(html)).toBe(0);
  expect(summary.changes).toEqual([]);
  expect(degraded).toBe(false);
  expect(visibleText(html)).toBe(visibleText(fresh));
  expect(misplacement(html)).toBeNull();
}
