import { useState } from 'react';
import { t } from '../../../shared/text.ts';
import { Del, Ins } from '../../../ui/parts/Redline.tsx';
import type { RedlineLine } from '../redlineSchema.ts';
import c from './RedlineLines.module.css';

interface Run {
  isChanged: boolean;
  lines: RedlineLine[];
}

/** Lines that changed, and those between them, as runs. */
const runsOf = (lines: readonly RedlineLine[]): Run[] => {
  const runs: Run[] = [];
  for (const line of lines) {
    const last = runs.at(-1);
    if (last && last.isChanged === line.isChanged) last.lines.push(line);
    else runs.push({ isChanged: line.isChanged, lines: [line] });
  }
  return runs;
};

const Line = ({ line }: { line: RedlineLine }) => (
  <p>
    {line.parts.map(({ text, mark, change }, i) => {
      const words = <span data-change={change ?? undefined}>{text}</span>;
      const key = i;
      if (mark === 'ins') return <Ins key={key}>{words}</Ins>;
      if (mark === 'del') return <Del key={key}>{words}</Del>;
      return <span key={key}>{text}</span>;
    })}
  </p>
);

interface Props {
  lines: readonly RedlineLine[];
  name: string;
  /** What did not change is shown as well. */
  isWhole?: boolean;
}

/** Two texts as one, what changed marked, what did not folded away until it is asked for. Text only, never HTML. */
export function RedlineLines({ lines, name, isWhole }: Props) {
  const [open, setOpen] = useState<ReadonlySet<number>>(new Set());
  return (
    <div className={c.text} data-column={name}>
      {runsOf(lines).map((run, i) => {
        const shown = isWhole || run.isChanged || open.has(i);
        if (shown) {
          return run.lines.map((line, n) => (
            // biome-ignore lint/suspicious/noArrayIndexKey: the lines of a text never move
            <Line key={`${i} ${n}`} line={line} />
          ));
        }
        return (
          <button
            // biome-ignore lint/suspicious/noArrayIndexKey: the runs of a text never move
            key={i}
            type="button"
            className={c.fold}
            onClick={() => setOpen((was) => new Set([...was, i]))}
          >
            {t('{{count}} lines, unchanged', { count: run.lines.length })}
          </button>
        );
      })}
    </div>
  );
}
