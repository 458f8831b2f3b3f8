import { useMediaQuery } from '@mantine/hooks';
import { useCallback, useRef, useState } from 'react';
import { lazyOverlay } from '../../../ui/overlay/late/lazyOverlay.tsx';
import { lazyPart } from '../../../ui/overlay/late/lazyPart.tsx';
import type { MatrixRow } from '../rows.ts';
import { ColumnsStrip, useColumns } from './ColumnsStrip.tsx';
import { Legend } from './Legend.tsx';
import { MatrixCards } from './MatrixCards.tsx';
import { MatrixGrid, type OpenCell } from './MatrixGrid.tsx';
import { MatrixPrint, usePrinting } from './MatrixPrint.tsx';
import c from './MatrixScreen.module.css';
import type { MatrixModel, ShownMatrix } from './useMatrix.ts';
import { type OpenedCell, useOpenCell } from './useOpenCell.ts';

const OverTimeDialog = lazyOverlay(() => import('./overTime/OverTimeDialog.tsx'));
const CellPopover = lazyPart(() => import('./CellPopover.tsx'), { Failure: () => null });

/** The row whose figure is shown over time. */
function useOverTime() {
  const [row, setRow] = useState<MatrixRow | null>(null);
  const [isOpen, setOpen] = useState(false);
  const open = useCallback((next: MatrixRow) => {
    setRow(next);
    setOpen(true);
  }, []);
  const close = useCallback(() => setOpen(false), []);
  return { row, isOpen, open, close };
}

interface PartProps {
  shown: ShownMatrix;
  model: MatrixModel;
}

interface WideProps extends PartProps {
  onOpen: OpenCell;
  onLeave: () => void;
  onOverTime: (row: MatrixRow) => void;
  label: string;
}

/** The grid, with a tile for each column above it. */
function Wide({ shown, model, ...answers }: WideProps) {
  const scroller = useRef<HTMLDivElement>(null);
  const { inView, look, scrollTo } = useColumns(scroller, shown);
  const { fold, on } = model.address;
  return (
    <>
      <ColumnsStrip columns={shown.columns} inView={inView} scrollTo={scrollTo} />
      <MatrixGrid {...{ shown, fold, on, scroller }} onScroll={look} {...answers} />
    </>
  );
}

/** What stands behind the open cell, beside it. */
function Behind({ shown, model, of }: PartProps & { of: OpenedCell }) {
  const cell = of.opened?.cell;
  const group = shown.groups.find(({ rows }) => rows.some(({ field }) => field === cell?.field));
  const row = group?.rows.find(({ field }) => field === cell?.field);
  if (!of.opened || !group) return null;
  return (
    <CellPopover
      {...of.opened}
      group={group.group}
      home={shown.home ? row?.cells.get(shown.home) : undefined}
      on={model.address.on}
      onClose={of.close}
      onEnter={of.stay}
      onLeave={of.leave}
    />
  );
}

/** The matrix: a grid, or cards on a phone; tables on paper. */
export function MatrixContent({ shown, model, label }: PartProps & { label: string }) {
  const isPhone = useMediaQuery('screen and (max-width: 47.99em)', false, { getInitialValueInEffect: false });
  const isPrinting = usePrinting();
  const cell = useOpenCell();
  const overTime = useOverTime();
  return (
    <>
      {isPhone ? (
        <div className={c.phone}>
          <MatrixCards shown={shown} onOpen={cell.open} onOverTime={overTime.open} />
        </div>
      ) : (
        <Wide
          {...{ shown, model, label }}
          onOpen={cell.open}
          onLeave={cell.leave}
          onOverTime={overTime.open}
        />
      )}
      <Legend home={shown.home} />
      <OverTimeDialog
        key={overTime.row?.id}
        opened={overTime.isOpen}
        onClose={overTime.close}
        row={overTime.row}
        columns={shown.columns}
        home={shown.home}
        today={shown.matrix.today}
      />
      {isPrinting && <MatrixPrint shown={shown} />}
      <Behind {...{ shown, model }} of={cell} />
    </>
  );
}
