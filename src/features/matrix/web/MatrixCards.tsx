import { memo, useState } from 'react';
import { type JurisdictionCode, jurisdictionName } from '../../../shared/jurisdictions.ts';
import { t } from '../../../shared/text.ts';
import { Segments } from '../../../ui/fields/Segments.tsx';
import type { MatrixCell } from '../cell.ts';
import { changesOverTime } from '../figureLines.ts';
import type { MatrixRow } from '../rows.ts';
import { sizeOf } from '../sameValue.ts';
import { isScale, scaleRange } from '../scale.ts';
import { CellValue } from './CellContent.tsx';
import { cellName } from './cellWords.ts';
import { Mark, StandingIcon } from './Marks.tsx';
import c from './MatrixCards.module.css';
import type { OpenCell } from './MatrixGrid.tsx';
import { OverTimeButton } from './overTime/OverTimeButton.tsx';
import type { ShownMatrix } from './useMatrix.ts';

/** Cells that say the same, in the order of jurisdictions. */
type Same = MatrixCell[];

const KIND_ORDER: MatrixCell['kind'][] = ['value', 'none', 'ended', 'unknown', 'before', 'not-applicable'];

/** The values of a row, each with the cells that give it: numbers ascending, then none, not established, does not apply. */
function valuesOf(row: MatrixRow, columns: readonly JurisdictionCode[]): Same[] {
  const bySameness = new Map<string, Same>();
  for (const code of columns) {
    const cell = row.cells.get(code);
    if (!cell) continue;
    const key = cell.sameness ?? `${cell.kind} ${cell.lines.join()}`;
    bySameness.set(key, [...(bySameness.get(key) ?? []), cell]);
  }
  const rank = ([cell]: Same): number => KIND_ORDER.indexOf(cell?.kind ?? 'unknown');
  const size = ([cell]: Same): number => sizeOf(cell?.row?.value ?? null) ?? 0;
  return [...bySameness.values()].sort((a, b) => rank(a) - rank(b) || size(a) - size(b));
}

interface TilesProps {
  cells: readonly MatrixCell[];
  row: MatrixRow;
  home: MatrixCell | undefined;
  onOpen: OpenCell;
}

const Tiles = ({ cells, row, home, onOpen }: TilesProps) => (
  <span className={c.tiles}>
    {cells.map((cell) => (
      <button
        key={cell.provision.id}
        type="button"
        aria-haspopup="dialog"
        aria-label={`${cell.provision.jurisdiction}: ${cellName(cell, home, row.ranks.get(cell.provision.jurisdiction))}`}
        onClick={(event) => onOpen(cell, event.currentTarget, 'pressed')}
      >
        {cell.provision.jurisdiction}
        <StandingIcon of={cell.provision} />
      </button>
    ))}
  </span>
);

/** One field: home's answer first, then each other one with the jurisdictions that give it. */
const FieldCard = memo(function FieldCard({
  row,
  shown: { columns, home: homeCode },
  onOpen,
  onOverTime,
}: {
  row: MatrixRow;
  shown: ShownMatrix;
  onOpen: OpenCell;
  onOverTime: (row: MatrixRow) => void;
}) {
  const home = homeCode ? row.cells.get(homeCode) : undefined;
  const values = valuesOf(row, columns);
  const ofHome = values.find((cells) => home && cells.includes(home));
  const same = ofHome?.filter((cell) => cell !== home) ?? [];
  const range = home && isScale(home.row?.value) ? scaleRange(home.row.value) : null;
  return (
    <article className={c.card}>
      <header>
        {changesOverTime(row) && <OverTimeButton row={row} onOpen={onOverTime} isStop />}
        <h3>{row.field.label}</h3>
        <p>{[row.group.name, row.field.unit].filter(Boolean).join(' · ')}</p>
      </header>
      {home && (
        <div className={c.home}>
          <div className={c.homeHead}>
            <Tiles cells={[home]} row={row} home={home} onOpen={onOpen} />
            {range && <b>{range}</b>}
            <em>{t('Home')}</em>
          </div>
          <div className={c.value}>
            <CellValue cell={home} home={home} />
          </div>
          {same.length > 0 && (
            <div className={c.same}>
              <span>{t('Same in {{count}}', { count: same.length })}</span>
              <Tiles cells={same} row={row} home={home} onOpen={onOpen} />
            </div>
          )}
        </div>
      )}
      {values
        .filter((cells) => cells !== ofHome)
        .map((cells) => (
          <div key={cells[0]?.provision.id} className={c.other} data-many={cells.length > 3 || undefined}>
            <div className={c.value}>
              {cells[0] && cells[0].sameness !== null && home && (
                <Mark name="differs" className={c.differs} />
              )}
              {cells[0] && <CellValue cell={cells[0]} home={home} />}
            </div>
            <Tiles cells={cells} row={row} home={home} onOpen={onOpen} />
          </div>
        ))}
    </article>
  );
});

/** One jurisdiction: every field with its answer. */
function JurisdictionCard({
  code,
  shown,
  onOpen,
}: {
  code: JurisdictionCode;
  shown: ShownMatrix;
  onOpen: OpenCell;
}) {
  return (
    <article className={c.card}>
      <header>
        <h3>{jurisdictionName(code)}</h3>
      </header>
      {shown.groups.flatMap(({ rows }) =>
        rows.flatMap((row) => {
          const cell = row.cells.get(code);
          const home = shown.home ? row.cells.get(shown.home) : undefined;
          if (!cell) return [];
          return (
            <div key={row.id} className={c.other} data-many>
              <div className={c.label}>{row.field.label}</div>
              <div className={c.value}>
                <CellValue cell={cell} home={home} />
              </div>
              <Tiles cells={[cell]} row={row} home={home} onOpen={onOpen} />
            </div>
          );
        }),
      )}
    </article>
  );
}

/** The matrix on a phone: a card for each field, or turned round, one for each jurisdiction. */
export function MatrixCards({
  shown,
  onOpen,
  onOverTime,
}: {
  shown: ShownMatrix;
  onOpen: OpenCell;
  onOverTime: (row: MatrixRow) => void;
}) {
  const [by, setBy] = useState<'field' | 'jurisdiction'>('field');
  return (
    <div className={c.cards}>
      <Segments
        label={t('Cards')}
        value={by}
        onChange={setBy}
        data={[
          { value: 'field', label: t('By field') },
          { value: 'jurisdiction', label: t('By jurisdiction') },
        ]}
      />
      {by === 'field' && (
        <nav className={c.chips} aria-label={t('Provisions')}>
          {shown.groups.map(({ group }) => (
            <a key={group.id} href={`#cards-${group.id}`}>
              {group.name}
            </a>
          ))}
        </nav>
      )}
      {by === 'field'
        ? shown.groups.map(({ group, rows }) => (
            <section key={group.id} id={`cards-${group.id}`} aria-label={group.name}>
              <h2>{group.name}</h2>
              {rows.map((row) => (
                <FieldCard key={row.id} row={row} shown={shown} onOpen={onOpen} onOverTime={onOverTime} />
              ))}
            </section>
          ))
        : shown.columns.map((code) => (
            <JurisdictionCard key={code} code={code} shown={shown} onOpen={onOpen} />
          ))}
    </div>
  );
}
