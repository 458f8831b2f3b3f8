import fc from 'fast-check';
import { type DefaultTreeAdapterMap, parseFragment } from 'parse5';
import { describe, expect, it } from 'vitest';
import { aDocument, htmlOf } from '../testing/documents.ts';
import { twoSoups } from '../testing/tagSoup.ts';
import { repair } from './repair.ts';
import { newRoot, readStrict } from './strictHtml.ts';

/** Tags and text in order; column groups and blank text between table parts are of no account. */
type Event = string;

const PARTS = new Set(['table', 'thead', 'tbody', 'tfoot', 'tr']);

function strictEvents(html: string): Event[] | null {
  const events: Event[] = [];
  const accepted = readStrict(html, newRoot(), {
    opened: (el) => events.push(`<${el.rule.tag}>`),
    closed: (el) => events.push(`</${el.rule.tag}>`),
    text: (_el, start, end) => events.push(html.slice(start, end)),
    leaf: (_el, tag) => events.push(`<${tag}>`),
  });
  return accepted ? decodedTexts(events) : null;
}

function standardEvents(html: string): Event[] {
  const events: Event[] = [];
  const visit = (node: DefaultTreeAdapterMap['node'], parent: string): void => {
    if (node.nodeName === '#text') {
      const text = (node as DefaultTreeAdapterMap['textNode']).value;
      if (!PARTS.has(parent) || text.trim() !== '') events.push(text);
    }
    if (!('tagName' in node) || node.tagName === 'colgroup') return;
    events.push(`<${node.tagName}>`);
    for (const child of node.childNodes) visit(child, node.tagName);
    if (!['img', 'br', 'hr', 'wbr'].includes(node.tagName)) events.push(`</${node.tagName}>`);
  };
  for (const node of parseFragment(html).childNodes) visit(node, '');
  return events;
}

/** Text as the standard would read it: entities decoded, the first newline of a `pre` dropped. */
function decodedTexts(events: readonly Event[]): Event[] {
  return events
    .map((event, index) => {
      if (event.startsWith('<')) return event;
      const text = events[index - 1] === '<pre>' ? event.replace(/^\n/, '') : event;
      return (
        (parseFragment(text).childNodes[0] as DefaultTreeAdapterMap['textNode'] | undefined)?.value ?? ''
      );
    })
    .filter((event) => event !== '');
}

describe('reading strict HTML', { timeout: 120_000 }, () => {
  it('builds the tree that the standard’s parser builds, for all that it accepts', () => {
    let accepted = 0;
    fc.assert(
      fc.property(
        fc.oneof(
          aDocument.map(htmlOf),
          twoSoups.map((pair) => pair.fresh),
        ),
        (html) => {
          const events = strictEvents(html);
          if (!events) return;
          accepted++;
          expect(events).toEqual(standardEvents(html));
        },
      ),
      { numRuns: 600 },
    );
    expect(accepted).toBeGreaterThan(150);
  });

  it('accepts whatever repair has made of broken HTML, and builds the standard’s tree of it', () => {
    fc.assert(
      fc.property(twoSoups, ({ old }) => {
        const repaired = repair(old) ?? '';
        expect(strictEvents(repaired)).toEqual(standardEvents(repaired));
      }),
      { numRuns: 200 },
    );
  });

  it.each([
    ['well-nested prose', '<p>A <b>b</b> &amp; c<br>d</p>'],
    ['a table without a body', '<table><tr><td>1</td></tr></table>'],
    ['columns', '<table><colgroup><col><col></colgroup><tbody><tr><td>1</td></tr></tbody></table>'],
    ['inline around blocks', '<b><p>x</p></b>'],
  ])('accepts %s', (_name, html) => {
    expect(strictEvents(html)).not.toBeNull();
  });

  it.each([
    ['a paragraph in a paragraph', '<p>a<p>b</p></p>'],
    ['misnested formatting', '<b>a<i>b</b>c</i>'],
    ['a link in a link', '<a href="x">a<a href="y">b</a></a>'],
    ['text in a table', '<table>x<tr><td>1</td></tr></table>'],
    ['an item in an item', '<ul><li>a<li>b</li></li></ul>'],
    ['a heading in a heading', '<h2>a<h3>b</h3></h2>'],
    ['an unclosed tag', '<p>a'],
    ['a stray end tag', 'a</p>'],
    ['a script', '<script>x</script>'],
    ['a comment', 'a<!-- b -->'],
    ['an unfinished tag', 'a <p'],
    ['an entity of its own', '&eacute;'],
    ['marks that are not its own', '<p><ins>a</ins></p>'],
  ])('leaves %s to repair', (_name, html) => {
    expect(strictEvents(html)).toBeNull();
  });
});
