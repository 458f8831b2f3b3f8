import { Extension } from '@tiptap/core';
import type { Node as DocumentNode } from '@tiptap/pm/model';
import { Plugin, PluginKey } from '@tiptap/pm/state';
import { Decoration, DecorationSet } from '@tiptap/pm/view';
import type { Finding } from '../../../library/lintProvision.ts';
import { type Marks, placeMarks, type RedlinePiece } from './redlineMarks.ts';

/** What is shown in the text beside its words: what differs from what is published, and what the rules find. */
export interface DeskState {
  pieces: readonly RedlinePiece[] | null;
  findings: readonly Finding[];
  /** The change that the navigator is at. */
  change: number | null;
  /** Makes what stands under a block with a finding. */
  finding: (finding: Finding, repair: () => void) => HTMLElement;
  classes: { ins: string; del: string; wrong: string; block: string };
}

const deskKey = new PluginKey<DecorationSet>('desk');

const flat = (text: string): string => text.replace(/\s+/g, ' ').trim().toLowerCase();

/** Where a finding stands: its block, and the words in it that say something else; null when the text has changed since. */
export function placeOfFinding(
  doc: DocumentNode,
  { contradiction }: Finding,
): { from: number; to: number; block: { from: number; to: number; text: string } } | null {
  if (!contradiction) return null;
  const { passage, says } = contradiction;
  const lead = flat(passage.replace(/…$/, ''));
  let found: ReturnType<typeof placeOfFinding> = null;
  doc.descendants((node, position) => {
    if (found) return false;
    // A passage may be one sentence of a paragraph or a whole row of a table.
    const isBlock = node.isTextblock || node.type.name === 'tableRow';
    if (!isBlock) return true;
    const text = node.textBetween(0, node.content.size, ' ');
    const words = flat(text);
    if (
      !words.includes(lead) &&
      !flat(lead.replaceAll('|', ' ')).startsWith(words) &&
      !sameWords(words, lead)
    ) {
      return true;
    }
    node.descendants((inner, offset) => {
      if (found || !inner.isText || !inner.text) return;
      const at = inner.text.indexOf(says);
      if (at < 0) return;
      const from = position + 1 + offset + at;
      found = { from, to: from + says.length, block: { from: position, to: position + node.nodeSize, text } };
    });
    return node.type.name === 'tableRow' && !found;
  });
  return found;
}

/** Rows of a table are read with bars between their cells. */
const sameWords = (a: string, b: string): boolean =>
  flat(a.replaceAll('|', ' ')) === flat(b.replaceAll('|', ' '));

function deletion(text: string, className: string): HTMLElement {
  const mark = document.createElement('del');
  mark.className = className;
  mark.contentEditable = 'false';
  mark.textContent = text;
  return mark;
}

function redlineDecorations(marks: Marks, { classes, change }: DeskState): Decoration[] {
  const now = (number: number | null) => (number !== null && number === change ? { 'data-now': '' } : {});
  return [
    ...marks.insertions.map((one) =>
      Decoration.inline(one.from, one.to, {
        nodeName: 'ins',
        class: classes.ins,
        'data-change': String(one.change ?? ''),
        ...now(one.change),
      }),
    ),
    ...marks.deletions.map((one) =>
      Decoration.widget(
        one.at,
        () => {
          const mark = deletion(one.text, classes.del);
          if (one.change !== null) mark.dataset.change = String(one.change);
          if (one.change !== null && one.change === change) mark.dataset.now = '';
          return mark;
        },
        { side: -1, key: `del ${one.change} ${one.text} ${one.change === change}`, ignoreSelection: true },
      ),
    ),
  ];
}

/** The end of the outermost block that a position stands in: of a whole table, not of its cell. */
function endOfBlock(doc: DocumentNode, position: number): number {
  const resolved = doc.resolve(position);
  return resolved.depth === 0 ? position : resolved.after(1);
}

/** Keeps the decorations of the text; `setDesk` on the view's state gives it new ones. */
export const DeskExtension = Extension.create<object, { state: DeskState | null }>({
  name: 'desk',
  addStorage: () => ({ state: null }),
  addProseMirrorPlugins() {
    const { editor, storage } = this;
    const decorate = (doc: DocumentNode, was: DecorationSet | null): DecorationSet => {
      const { state } = storage;
      if (!state) return DecorationSet.empty;
      const marks = state.pieces ? placeMarks(doc, state.pieces) : { insertions: [], deletions: [] };
      if (!marks) return was ?? DecorationSet.empty;
      const decorations = redlineDecorations(marks, state);
      for (const finding of state.findings) {
        const place = placeOfFinding(doc, finding);
        if (!place) continue;
        const { from, to, block } = place;
        const value = finding.contradiction?.value ?? '';
        const repair = () => editor.chain().focus().insertContentAt({ from, to }, value).run();
        decorations.push(
          Decoration.inline(from, to, { class: state.classes.wrong, 'data-finding': '' }),
          Decoration.node(block.from, block.to, { class: state.classes.block }),
          Decoration.widget(endOfBlock(doc, from), () => state.finding(finding, repair), {
            side: 1,
            key: `finding ${finding.key} ${finding.message}`,
            ignoreSelection: true,
            stopEvent: () => true,
          }),
        );
      }
      return DecorationSet.create(doc, decorations);
    };
    return [
      new Plugin<DecorationSet>({
        key: deskKey,
        state: {
          init: (_, { doc }) => decorate(doc, null),
          apply: (transaction, was, _old, { doc }) =>
            transaction.docChanged || transaction.getMeta(deskKey)
              ? decorate(doc, was.map(transaction.mapping, doc))
              : was,
        },
        props: { decorations: (state) => deskKey.getState(state) },
      }),
    ];
  },
});

interface Shown {
  storage: unknown;
  view: {
    state: { tr: { setMeta: (key: PluginKey, value: boolean) => unknown } };
    dispatch: (transaction: never) => void;
  };
}

/** Shows what differs and what was found anew. */
export function setDesk(editor: Shown, state: DeskState): void {
  (editor.storage as { desk: { state: DeskState | null } }).desk.state = state;
  editor.view.dispatch(editor.view.state.tr.setMeta(deskKey, true) as never);
}
