import { Fragment } from 'react';
import { t } from '../../../shared/text.ts';
import { shortDate } from '../../../shared/torontoDate.ts';
import { type MatrixCell, sameAs } from '../cell.ts';
import type { Protection } from '../rows.ts';
import { isScale, scaleLines, stepsOf } from '../scale.ts';
import c from './CellContent.module.css';
import { isNo } from './cellWords.ts';
import { Mark, StandingIcon } from './Marks.tsx';
import s from './Scale.module.css';
import { ScaleGraph } from './ScaleGraph.tsx';

/** A scale as steps and as numbers. */
function ScaleContent({ cell, home }: { cell: MatrixCell; home: MatrixCell | undefined }) {
  const bands = cell.row?.value;
  if (!isScale(bands)) return null;
  const steps = stepsOf(bands);
  const homeValue = home && home !== cell ? home.row?.value : null;
  const homeSteps = isScale(homeValue) ? stepsOf(homeValue) : null;
  return (
    <>
      {steps && <ScaleGraph steps={steps} home={homeSteps} />}
      <span className={s.lines}>
        {scaleLines(bands).map(({ threshold, amount }) => (
          <Fragment key={`${threshold} ${amount}`}>
            <span>{threshold}</span> <b>{amount}</b>{' '}
          </Fragment>
        ))}
      </span>
    </>
  );
}

/** The value of a cell in the reader's words, or why there is none. */
export function CellValue({ cell, home }: { cell: MatrixCell; home: MatrixCell | undefined }) {
  const { kind, row, lines } = cell;
  if (isScale(row?.value)) return <ScaleContent cell={cell} home={home} />;
  if (isNo(cell)) {
    return (
      <span className={c.no}>
        <Mark name="no" /> {kind === 'none' ? lines[0] : t('No')}
      </span>
    );
  }
  if (kind === 'ended') return <span className={c.ended}>{lines[0]}</span>;
  if (kind === 'unknown' || kind === 'before') {
    return (
      <span className={c.unknown}>
        <Mark name="ask" /> {lines[0]}
      </span>
    );
  }
  return lines.length > 1 ? (
    <span className={c.list}>
      {lines.map((line) => (
        <span key={line}>{line} </span>
      ))}
    </span>
  ) : (
    lines[0]
  );
}

interface Props {
  cell: MatrixCell;
  home: MatrixCell | undefined;
  rank: Protection | undefined;
}

/**
 * What a cell of the matrix shows: the value, since when, what comes, and its marks at the top right. Its words are those of its name,
 * in the same order (`cellName`), with room between them: who speaks to the page says what is seen.
 */
export function CellContent({ cell, home, rank }: Props) {
  const { row, next, provision, kind } = cell;
  const differs = sameAs(cell, home) === false;
  const hasMarks = kind !== 'not-applicable';
  return (
    <>
      {hasMarks && (
        <span className={c.marks}>
          {rank && <Mark name={rank} className={c[rank]} />}
          {differs && (
            <span className={c.differs}>
              <Mark name="differs" />
            </span>
          )}
          <StandingIcon of={provision} />
        </span>
      )}
      <CellValue cell={cell} home={home} />{' '}
      {cell.isAnnounced && <span className={c.coming}>{t('Announced')} </span>}
      {row?.from && !cell.isAnnounced && <small>{t('since {{date}}', { date: shortDate(row.from) })} </small>}
      {next?.from && (
        <span className={c.coming}>
          <Mark name="clock" /> {t('Changes {{date}}', { date: shortDate(next.from) })}
        </span>
      )}
    </>
  );
}
