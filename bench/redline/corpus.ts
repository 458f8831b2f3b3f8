import fc from 'fast-check';
import {
  aDocument,
  aRevision,
  type Document,
  type Edit,
  edited,
  htmlOf,
} from '../../src/redline/testing/documents.ts';
import { aRestyling } from '../../src/redline/testing/formatting.ts';

export interface Pair {
  readonly old: string;
  readonly fresh: string;
}

const SEED = 20_251_121;

/** Revisions of made-up statutes, the same ones at every run. */
export function revisions(count: number): Pair[] {
  return fc
    .sample(aRevision, { seed: SEED, numRuns: 3 * count })
    .map(({ old, fresh }) => ({ old: htmlOf(old), fresh: htmlOf(fresh) }))
    .filter(({ old, fresh }) => old !== fresh && old.length > 500)
    .slice(0, count);
}

/** Pairs that differ in formatting only. */
export function restylings(count: number): Pair[] {
  return fc
    .sample(fc.tuple(aDocument, aRestyling), { seed: SEED, numRuns: 3 * count })
    .map(([document, restyling]) => ({ old: htmlOf(document), fresh: restyling.apply(document) }))
    .filter(({ old, fresh }) => old !== fresh && old.length > 500)
    .slice(0, count);
}

/** A document of about `bytes`, and the same with one block in twenty edited. */
export function sized(bytes: number): Pair {
  const nodes = fc.sample(aDocument, { seed: SEED, numRuns: Math.ceil(bytes / 500) }).flat();
  const old: Document[number][] = [];
  let length = 0;
  for (const node of nodes) {
    if (length >= bytes) break;
    old.push(node);
    length += htmlOf([node]).length + 1;
  }
  const kinds: Edit['kind'][] = [
    'words',
    'insert',
    'words',
    'delete',
    'words',
    'split',
    'items',
    'rows',
    'move',
    'cell',
  ];
  let fresh: Document = old;
  const edits = Math.max(1, Math.round(old.length / 20));
  for (let i = 0; i < edits; i++) {
    const at = Math.floor(((i + 0.5) * old.length) / edits);
    const kind = kinds[i % kinds.length] as Edit['kind'];
    const node = nodes[(i * 31) % nodes.length] as Document[number];
    fresh = edited(fresh, {
      kind,
      at,
      to: (at + 40 + i) % old.length,
      node,
      words: 'an entirely reasonable notice',
    });
  }
  return { old: htmlOf(old), fresh: htmlOf(fresh) };
}

/** Broken, odd and hostile pairs, small enough that any engine could answer. */
export const HOSTILE: Record<string, Pair> = {
  unclosed: {
    old: '<p>Alpha beta <b>gamma <i>delta</p><p>epsilon zeta<li>eta',
    fresh: '<p>Alpha beta <b>gamma <i>theta</p><div>epsilon zeta<li>iota',
  },
  misnested: {
    old: '<b>one <i>two</b> three</i> four <a href=x>five <a href=y>six</a>',
    fresh: '<b>one <i>other</b> three</i> four <a href=x>five <a href=y>seven</a>',
  },
  'text in a table': {
    old: '<table>junk<tr><td>a b<p>c<tr>stray<td>d</table>tail',
    fresh: '<table>other<tr><td>a x<p>c<tr>stray<th>d<td>new</table>tail end',
  },
  'marks of its own': {
    old: '<p>Old <del>gone</del> text <ins>added</ins> here</p>',
    fresh: '<p>Old text <ins>added more</ins> here <del>x</del></p>',
  },
  scripts: {
    old: '<p>a b c</p><script>var x="<p>";</script><style>p{}</style><!-- c --><p>d</p>',
    fresh: '<p>a B c</p><script>var y="</p>";</script><!-- d --><p>d e</p>',
  },
  'stray signs': {
    old: '<p>a < b & c > d &lt;ins&gt; &amp;amp; x</p>',
    fresh: '<p>a < e & c > d &lt;del&gt; &amp;amp; y</p>',
  },
  'signs in attributes': {
    old: '<p title="a > b">x y <img alt="a<b>" src=1></p>',
    fresh: '<p title="a > c">x z <img alt="a<c>" src=2></p>',
  },
  'foreign elements': {
    old: '<p>t <svg><title>a</title><text>in</text></svg> u</p><textarea><p>q</textarea>',
    fresh: '<p>t <svg><title>b</title><text>out</text></svg> v</p><textarea><p>r</textarea>',
  },
  'broken lists': {
    old: '<ul>text<li>a<ul><li>b</ul>c<ol><p>d</ol></ul>',
    fresh: '<ul>texte<li>a<ol><li>b</ol>c x<ul><p>d<li>e</ul></ul>',
  },
  'from nothing': { old: '', fresh: '<h2>A</h2><p>b c d</p><table><tr><td>e</td></tr></table>' },
  'to nothing': { old: '<h2>A</h2><p>b c d</p><table><tr><td>e</td></tr></table>', fresh: '' },
  'plain text': { old: 'plain text only here', fresh: 'plain text is here' },
  'NUL characters': { old: '<p>a\0b c</p>', fresh: '<p>a\0b d</p>' },
  Unicode: { old: '<p>naïve café 👩‍👩‍👧 法律 条文</p>', fresh: '<p>naive cafe\u0301 👩‍👩‍👦 法律 條文</p>' },
  '300 deep': { old: `${'<div>'.repeat(300)}alpha beta`, fresh: `${'<div>'.repeat(300)}alpha gamma` },
  '300 formats deep': { old: `${'<b>'.repeat(300)}alpha beta`, fresh: `${'<b><i>'.repeat(150)}alpha gamma` },
  '20,000 deep': {
    old: `${'<div>'.repeat(20_000)}alpha beta`,
    fresh: `${'<div>'.repeat(20_000)}alpha gamma`,
  },
  'empty formats': { old: `${'<b></b>'.repeat(5000)}x`, fresh: `${'<i></i>'.repeat(5000)}y` },
  'headings in headings': { old: '<h2>a <h3>b c</h3> d</h2>', fresh: '<h2>a <h3>b e</h3> d</h2>' },
  'an item in a paragraph': { old: '<p>a <li>b</li> c</p>', fresh: '<p>a <li>x</li> c <td>d</td></p>' },
};
