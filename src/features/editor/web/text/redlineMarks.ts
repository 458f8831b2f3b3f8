import type { Node as DocumentNode } from '@tiptap/pm/model';

/** A piece of a redline in the order in which it is read. Only letters and digits count: spaces differ between two ways of writing. */
export interface RedlinePiece {
  kind: 'same' | 'ins' | 'del';
  text: string;
  /** Which change it belongs to, for going from one to the next. */
  change: number | null;
}

const inkOf = (text: string): string => text.replace(/\s+/g, '');

/** The pieces of a redline's HTML, as they are read. */
export function piecesOf(html: string): RedlinePiece[] {
  const body = new DOMParser().parseFromString(html, 'text/html').body;
  const pieces: RedlinePiece[] = [];
  const walk = (node: Node, kind: RedlinePiece['kind'], change: number | null): void => {
    if (node.nodeType === Node.TEXT_NODE) {
      const text = node.textContent ?? '';
      if (inkOf(text) !== '') pieces.push({ kind, text, change });
      return;
    }
    const isMark = node instanceof HTMLElement && /^(?:INS|DEL)$/.test(node.tagName);
    const next = isMark ? (node.tagName === 'INS' ? 'ins' : 'del') : kind;
    const number = isMark ? Number(node.dataset.change) || change : change;
    for (const child of node.childNodes) walk(child, next, number);
  };
  walk(body, 'same', null);
  return pieces;
}

export interface Marks {
  insertions: { from: number; to: number; change: number | null }[];
  deletions: { at: number; text: string; change: number | null }[];
}

/**
 * Where a redline's pieces stand in the document that is being written; null when they are of another text than this one, which is so
 * for a moment after every key.
 */
export function placeMarks(doc: DocumentNode, pieces: readonly RedlinePiece[]): Marks | null {
  const ink: { char: string; at: number }[] = [];
  doc.descendants((node, position) => {
    if (!node.isText || !node.text) return;
    [...node.text].reduce((offset, char) => {
      if (!/\s/.test(char)) ink.push({ char, at: position + offset });
      return offset + char.length;
    }, 0);
  });
  const marks: Marks = { insertions: [], deletions: [] };
  let read = 0;
  for (const { kind, text, change } of pieces) {
    const chars = [...inkOf(text)];
    if (kind === 'del') {
      const at = ink[read]?.at ?? (ink.length > 0 ? (ink.at(-1)?.at ?? 0) + 1 : 1);
      const last = marks.deletions.at(-1);
      if (last?.at === at && last.change === change) last.text += ` ${text}`;
      else marks.deletions.push({ at, text, change });
      continue;
    }
    for (let i = 0; i < chars.length; i++) if (ink[read + i]?.char !== chars[i]) return null;
    if (kind === 'ins') {
      const [first, last] = [ink[read], ink[read + chars.length - 1]];
      if (first && last) marks.insertions.push({ from: first.at, to: last.at + last.char.length, change });
    }
    read += chars.length;
  }
  return read === ink.length ? marks : null;
}
