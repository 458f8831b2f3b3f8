import type { Step } from '../compare/script.ts';
import { type Doc, pathOf, type Span } from '../read/document.ts';
import type { El } from '../read/strictHtml.ts';
import { HtmlWriter, type Marking } from './htmlWriter.ts';
import { keptInline, markedPath, piecesOf, type Side, tagsOfMarkedBlocks } from './markedSide.ts';
import type { Out } from './out.ts';

/**
 * Writes one side of a comparison as it stood, with only its own changes marked: deletions if old, else
 * insertions.
 */
export function writeSide(steps: readonly Step[], side: Side, doc: Doc): string {
  const writer = new HtmlWriter(tagsOfMarkedBlocks(steps, side, doc));
  const tag = side === 'old' ? 'del' : 'ins';
  const write = (span: Span, kept: ReadonlySet<El>, marking: Marking): void => {
    writer.tokens(doc, span, (el): readonly Out[] => markedPath(el, kept, marking, writer));
  };
  for (const step of steps) {
    if (step.kind === 'gap') {
      for (const { unit, change, move } of piecesOf(step, side))
        write(unit, new Set(), { tag, change, move });
      continue;
    }
    const kept = keptInline(step, side, doc);
    let at = step[side].from;
    for (const edit of step.edits) {
      writer.tokens(doc, { from: at, to: edit[side].from }, pathOf);
      write(edit[side], kept, { tag, change: edit.change, move: null });
      at = edit[side].to;
    }
    writer.tokens(doc, { from: at, to: step[side].to }, pathOf);
  }
  return writer.finish();
}
