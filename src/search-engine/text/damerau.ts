const rows = [new Uint16Array(80), new Uint16Array(80), new Uint16Array(80)] as const;

/**
 * The number of single-letter edits between two words (insert, delete, replace, swap of neighbours), or
 * `limit + 1` as soon as it must be more. With `prefix`, the distance from `typed` to the nearest beginning
 * of `word`. Words longer than 79 letters are never near anything.
 */
export function editDistance(typed: string, word: string, limit: number, prefix = false): number {
  const n = typed.length;
  const m = prefix ? Math.min(word.length, n + limit) : word.length;
  const far = limit + 1;
  if (n > 79 || m > 79 || n - m > limit || (!prefix && m - n > limit)) return far;
  let [before, previous, current] = rows as readonly [Uint16Array, Uint16Array, Uint16Array];
  for (let j = 0; j <= m; j++) previous[j] = j;
  for (let i = 1; i <= n; i++) {
    // Further than `limit` from the diagonal nothing is near: only a band of the table is filled, with `far`
    // at its edges.
    const from = Math.max(1, i - limit);
    const to = Math.min(m, i + limit);
    current[from - 1] = from === 1 ? i : far;
    let least = current[from - 1] as number;
    const letter = typed.charCodeAt(i - 1);
    for (let j = from; j <= to; j++) {
      const other = word.charCodeAt(j - 1);
      let cost = (previous[j - 1] as number) + (letter === other ? 0 : 1);
      const inserted = (current[j - 1] as number) + 1;
      const deleted = (previous[j] as number) + 1;
      if (inserted < cost) cost = inserted;
      if (deleted < cost) cost = deleted;
      if (i > 1 && j > 1 && letter === word.charCodeAt(j - 2) && typed.charCodeAt(i - 2) === other) {
        const swapped = (before[j - 2] as number) + 1;
        if (swapped < cost) cost = swapped;
      }
      current[j] = cost;
      if (cost < least) least = cost;
    }
    if (least > limit) return far;
    if (to < m) current[to + 1] = far;
    [before, previous, current] = [previous, current, before];
  }
  let distance = previous[m] as number;
  if (prefix)
    for (let j = Math.max(0, n - limit); j < m; j++)
      if ((previous[j] as number) < distance) distance = previous[j] as number;
  return distance > limit ? far : distance;
}

/** How many typos a word of this many letters may hold: none under 4, one from 4, two from 8. */
export const typosAllowed = (letters: number): number => (letters < 4 ? 0 : letters < 8 ? 1 : 2);

/**
 * One bit a letter or digit: two words within k edits differ in at most 2k bits, which rules out most words
 * at once.
 */
export function letterMask(word: string): number {
  let mask = 0;
  for (let i = 0; i < word.length; i++) {
    const code = word.charCodeAt(i);
    if (code >= 97 && code <= 122) mask |= 1 << (code - 97);
    else mask |= 1 << (26 + (code % 6));
  }
  return mask;
}

/** The number of set bits of a 32-bit mask. */
export function bitCount(mask: number): number {
  let bits = mask - ((mask >>> 1) & 0x55555555);
  bits = (bits & 0x33333333) + ((bits >>> 2) & 0x33333333);
  return (((bits + (bits >>> 4)) & 0x0f0f0f0f) * 0x01010101) >>> 24;
}
