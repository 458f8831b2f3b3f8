import { readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { redline } from './redline.ts';
import { expectFaithful } from './testing/promises.ts';
import type { Summary } from './types.ts';

/**
 * Redlines that were read and found right, one file each: the old text, the new, and the redline that a
 * lawyer would sign. After a change for the better, `UPDATE_GOLDEN=1 npx vitest run
 * src/redline/golden.test.ts` writes them again: read every difference before keeping it.
 */
const FOLDER = new URL('./golden/', import.meta.url);
const UPDATE = process.env.UPDATE_GOLDEN === '1';
const files = readdirSync(FOLDER).filter((name) => name.endsWith('.md'));

interface Golden {
  readonly intro: string;
  readonly old: string;
  readonly fresh: string;
  readonly expected: string;
}

function read(name: string): Golden {
  const text = readFileSync(new URL(name, FOLDER), 'utf8');
  const [intro = '', old = '', fresh = '', expected = ''] = text.split(/^## (?:Old|New|Redline)\n/m);
  return { intro, old: old.trim(), fresh: fresh.trim(), expected: expected.trim() };
}

const lines = (html: string): string =>
  html.replace(/(?!^)(?=<(?:p|h\d|[uo]l|li|dl|dt|dd|table|tr|div)\b)/g, '\n');

function tally({ insertions, deletions, moves, moveList }: Summary): string {
  const edited = moveList.some((move) => move.edited) ? ', edited' : '';
  return `Insertions ${insertions}, deletions ${deletions}, moves ${moves}${edited}.`;
}

describe('the golden redlines', () => {
  it('are all there', () => {
    expect(files.length).toBeGreaterThanOrEqual(25);
  });

  it.each(files)('%s', (name) => {
    const { intro, old, fresh, expected } = read(name);
    const { html, summary } = redline(old, fresh);
    const actual = `${lines(html)}\n\n${tally(summary)}`;
    if (UPDATE) {
      const text = `${intro}## Old\n\n${old}\n\n## New\n\n${fresh}\n\n## Redline\n\n${actual}\n`;
      writeFileSync(new URL(name, FOLDER), text);
    } else {
      expect(actual).toBe(expected);
    }
    expectFaithful(old, fresh);
  });
});
