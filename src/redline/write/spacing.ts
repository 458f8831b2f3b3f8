import type { Sides } from '../compare/align.ts';
import type { MarkedEdit, Pair } from '../compare/script.ts';
import { BLOCK_START, type Doc, isEmpty, leadHtml, NO_LEAD, SPACE, type Token } from '../read/document.ts';

/** White space around an edit: which of it both sides have, and which only one. */
export interface Spacing {
  /** Before the marks. */
  readonly before: string;
  readonly beforeDeleted: string;
  readonly afterDeleted: string;
  readonly beforeInserted: string;
  readonly afterInserted: string;
  /** Before the kept word that follows, or undefined for its own. */
  readonly after: string | undefined;
}

/** The white space around one edit of a pair, so that either text, read alone, is spaced as it was. */
export function spacingAround(edit: MarkedEdit, pair: Pair, sides: Sides): Spacing {
  const deletes = !isEmpty(sides.old, edit.old);
  const inserts = !isEmpty(sides.fresh, edit.fresh);
  const isLast = edit.old.to === pair.old.to && edit.fresh.to === pair.fresh.to;
  const oldLead = deletes && edit.old.from > pair.old.from ? leadOf(sides.old, 'old', edit.old.from) : '';
  const freshLead = inserts ? leadOf(sides.fresh, 'fresh', edit.fresh.from) : '';
  // Where the text now goes on in a new block, its edge says what the old space said.
  const standsBefore =
    inserts || (edit.fresh.from > pair.fresh.from && sides.old.tokens[edit.old.from]?.lead !== BLOCK_START);
  const isAtEdge = !isLast && standsBefore && sides.fresh.tokens[edit.fresh.to]?.lead === BLOCK_START;
  const keptOld =
    isLast || isAtEdge || edit.old.to === pair.old.from ? '' : leadOf(sides.old, 'old', edit.old.to);
  const keptFresh = isLast ? '' : leadOf(sides.fresh, 'fresh', edit.fresh.to);
  const trailing = keptOld !== '' && keptFresh === '' ? ' ' : '';
  const leading = keptFresh !== '' && keptOld === '' ? keptFresh : '';
  const none = { before: '', beforeDeleted: '', afterDeleted: '', beforeInserted: '', afterInserted: '' };

  if (deletes && inserts) {
    const shared = oldLead !== '' && freshLead !== '';
    return {
      before: shared ? freshLead : '',
      beforeDeleted: shared ? '' : oldLead,
      afterDeleted: trailing,
      beforeInserted: shared ? '' : freshLead,
      afterInserted: leading,
      after: keptOld !== '' && keptFresh !== '' ? undefined : '',
    };
  }
  // One side only: "a [b] c" has one space more on that side, which goes with the word: "a [b ]c".
  const lead = deletes ? oldLead : freshLead;
  const inner = deletes ? 'beforeDeleted' : 'beforeInserted';
  const inTail = deletes ? 'afterDeleted' : 'afterInserted';
  const own = deletes ? keptOld : keptFresh;
  const other = deletes ? keptFresh : keptOld;
  if (lead === '') {
    if (own !== '' && other === '') return { ...none, [inTail]: own, after: '' };
    return { ...none, after: keptFresh === '' ? '' : undefined };
  }
  if (own !== '' && other === ' ') return { ...none, before: ' ', [inTail]: own, after: '' };
  if (own === '' && other !== '') return { ...none, before: other, after: '' };
  if (own !== '' && other === '') return { ...none, [inner]: lead, [inTail]: own, after: '' };
  return { ...none, [inner]: lead, after: keptFresh === '' ? '' : undefined };
}

/** The white space before a token as HTML: none where a new block begins, one space where an old one did. */
function leadOf(doc: Doc, side: 'old' | 'fresh', index: number): string {
  const { lead } = doc.tokens[index] as Token;
  if (lead === NO_LEAD || (lead === BLOCK_START && side === 'fresh')) return '';
  return lead === BLOCK_START || lead === SPACE ? ' ' : leadHtml(doc, index);
}
