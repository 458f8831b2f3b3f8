import { expect, test } from 'vitest';
import type { RedlinePool } from '../../../redline/pool/pool.ts';
import { redline } from '../../../redline/redline.ts';
import { redlineLines } from './redlineLines.ts';

/** The comparison itself, in this thread. */
const pool = { redline: async (before: string, after: string) => redline(before, after) } as RedlinePool;
const compared = (before: string, after: string) => redlineLines(pool, before, after);
const side = ({ lines }: Awaited<ReturnType<typeof compared>>, without: 'ins' | 'del') =>
  lines
    .map(({ parts }) => parts.flatMap(({ text, mark }) => (mark === without ? [] : text)).join(''))
    .filter((line) => line !== '');

test('both texts can be read from it, signs of HTML and all', async () => {
  const before = '(1) Pay < 5 & more.\n(2) Rest.';
  const after = '(1) Pay > 5 &amp; <b>more</b>.\n(2) Rest.';
  const found = await compared(before, after);
  expect(side(found, 'ins')).toEqual(before.split('\n'));
  expect(side(found, 'del')).toEqual(after.split('\n'));
});

test('only lines with a change are marked, and neighbouring words of one change are one part', async () => {
  const { lines, changes, inserted, deleted } = await compared(
    'Eight hours a day.\nForty hours a week.',
    'Eight hours a day.\nThirty-five long hours a week.',
  );
  expect(lines.map(({ isChanged }) => isChanged)).toEqual([false, true]);
  expect(lines[0]?.parts).toEqual([{ text: 'Eight hours a day.', mark: null, change: null }]);
  expect(changes).toBeGreaterThan(0);
  expect(inserted).toBeGreaterThan(deleted);
});

test('a section that is new or gone is marked from end to end', async () => {
  const marks = async (before: string, after: string) =>
    new Set((await compared(before, after)).lines.flatMap(({ parts }) => parts.map(({ mark }) => mark)));
  expect(await marks('', 'Words.\nMore.')).toEqual(new Set(['ins']));
  expect(await marks('Words.\nMore.', '')).toEqual(new Set(['del']));
});
