import { type El, newRoot, readStrict } from '../read/strictHtml.ts';
import { ITEM_NUMBER, START_WAS } from './itemNumbers.ts';
import { BLOCK_MARK } from './placement.ts';

/** What becomes of the text in an ins or del: gone, kept without its mark, or kept with it. */
type Fate = 'drop' | 'unwrap' | 'keep';

interface Resolution {
  readonly ins: Fate;
  readonly del: Fate;
}

/**
 * The new text, clean: insertions taken in, deletions gone, no marks. Throws TypeError if `html` is not a
 * redline's.
 */
export function acceptAll(html: string): string {
  return resolve(html, { ins: 'unwrap', del: 'drop' });
}

/** The old text, clean, in the new text's formatting. Throws TypeError if `html` is not a redline's. */
export function rejectAll(html: string): string {
  return resolve(html, { ins: 'drop', del: 'unwrap' });
}

/** The old text with only its deletions marked. Throws TypeError if `html` is not a redline's. */
export function deletionsOnly(html: string): string {
  return resolve(html, { ins: 'drop', del: 'keep' });
}

/** The new text with only its insertions marked. Throws TypeError if `html` is not a redline's. */
export function insertionsOnly(html: string): string {
  return resolve(html, { ins: 'keep', del: 'drop' });
}

const OWN_ATTRIBUTE = new RegExp(` ${BLOCK_MARK}="(inserted|deleted)"`);
const SOURCE_TAG = / data-source-tag="(ins|del)"/;

/** An element being written: where its start tag is, and how much text there was before it. */
interface Open {
  readonly part: number;
  readonly texts: number;
}

function resolve(html: string, fates: Resolution): string {
  const parts: string[] = [];
  const open: Open[] = [];
  let texts = 0;
  /** How many elements that are being dropped are open. */
  let dropped = 0;
  const fateOf = (el: El): Fate | null =>
    el.rule.tag === 'ins' || el.rule.tag === 'del' ? fates[el.rule.tag] : null;
  const write = (start: number, end: number): void => {
    if (dropped > 0) return;
    const text = html.slice(start, end);
    parts.push(text);
    if (text.trim() !== '') texts++;
  };

  const accepted = readStrict(
    html,
    newRoot(),
    {
      opened(el) {
        if (fateOf(el) === 'drop') dropped++;
        // The start tag is written when the element ends, once it is known whether anything is left of it.
        open.push({ part: parts.push('') - 1, texts });
      },
      closed(el) {
        const { part, texts: before } = open.pop() as Open;
        const fate = fateOf(el);
        if (fate === 'drop') dropped--;
        if (dropped > 0 || fate === 'drop' || fate === 'unwrap') return;
        if (texts === before && isGone(el, fates)) {
          parts.length = part;
          return;
        }
        const source = SOURCE_TAG.exec(el.open)?.[1];
        const restored = source !== undefined && fates.ins !== 'keep' && fates.del !== 'keep';
        parts[part] = restored
          ? el.open.replace('<span', `<${source}`).replace(SOURCE_TAG, '')
          : startTag(el, fates);
        if (!el.implied) parts.push(`</${restored ? source : el.rule.tag}>`);
      },
      text: (_el, start, end) => write(start, end),
      leaf: (_el, _tag, start, end) => write(start, end),
    },
    true,
  );
  if (!accepted) throw new TypeError('This HTML was not written by redline(): its marks cannot be resolved.');
  return parts.join('');
}

/**
 * Whether an element without text goes too: a block of the side that was dropped, or formatting of what was
 * dropped.
 */
function isGone(el: El, fates: Resolution): boolean {
  const mark = OWN_ATTRIBUTE.exec(el.open)?.[1];
  if (mark === undefined) return !el.rule.block;
  return fates[mark === 'inserted' ? 'ins' : 'del'] === 'drop';
}

/** A list that began at another number: of the old text alone, at the one it had. */
function withStart(open: string, fates: Resolution): string {
  const was = START_WAS.exec(open)?.[1];
  if (was === undefined) return open;
  const clean = open.replace(START_WAS, '');
  if (fates.ins !== 'drop') return clean;
  return clean
    .replace(/\sstart\s*=\s*(?:"[^"]*"|'[^']*'|[^\s"'=<>`]+)/i, '')
    .replace(/^<ol/i, `$& start="${was}"`);
}

function startTag(el: El, fates: Resolution): string {
  if (el.implied) return '';
  // With one text alone the browser counts right.
  const open = withStart(el.open.replace(ITEM_NUMBER, ''), fates);
  const mark = OWN_ATTRIBUTE.exec(open)?.[1];
  if (mark === undefined || fates[mark === 'inserted' ? 'ins' : 'del'] === 'keep') return open;
  return open.replace(OWN_ATTRIBUTE, '');
}
