import { useMediaQuery } from '@mantine/hooks';
import { useCallback, useMemo, useRef, useState } from 'react';
import { jurisdictionName } from '../../../shared/jurisdictions.ts';
import { t } from '../../../shared/text.ts';
import { shortDate } from '../../../shared/torontoDate.ts';
import { lazyOverlay } from '../../../ui/overlay/late/lazyOverlay.tsx';
import { lazyPart } from '../../../ui/overlay/late/lazyPart.tsx';
import { Page, PageBody, PageHead } from '../../../ui/shell/Page.tsx';
import { Loaded } from '../../../ui/state/Loaded.tsx';
import { Bar } from '../../../ui/state/Skeleton.tsx';
import { Empty, Forbidden } from '../../../ui/state/StateCard.tsx';
import { CompareDialogs } from '../../provisions/web/compare/CompareDialogs.tsx';
import { AddToReport } from '../../reports/web/AddToReport.tsx';
import { mayDownloadMatrix } from '../access.ts';
import type { MatrixCell } from '../cell.ts';
import type { MatrixRow } from '../rows.ts';
import { ColumnsStrip, useColumns } from './ColumnsStrip.tsx';
import { Downloads } from './Downloads.tsx';
import { Legend } from './Legend.tsx';
import { MatrixBar } from './MatrixBar.tsx';
import { MatrixCards } from './MatrixCards.tsx';
import { MatrixGrid, type OpenCell } from './MatrixGrid.tsx';
import { MatrixPrint, usePrinting } from './MatrixPrint.tsx';
import c from './MatrixScreen.module.css';
import { type MatrixModel, type ShownMatrix, useMatrix } from './useMatrix.ts';

const OverTimeDialog = lazyOverlay(() => import('./overTime/OverTimeDialog.tsx'));
const CellPopover = lazyPart(() => import('./CellPopover.tsx'), { Failure: () => null });

/** The topic in the title where all provisions are of one; else what the screen is. */
function titleOf({ shown, menus }: MatrixModel): string {
  const topics = new Set(shown?.matrix.groups.map(({ topic }) => topic.name));
  const name = topics.size === 1 ? [...topics][0] : menus.topics.find(({ id }) => id === menus.topicId)?.name;
  return name && topics.size < 2 ? t('{{topic}} across Canada', { topic: name }) : t('Compare across Canada');
}

function lineOf({ shown }: MatrixModel): string | undefined {
  if (!shown) return undefined;
  const { matrix, groups, columns } = shown;
  const words = {
    fields: t('{{count}} fields', { count: groups.reduce((sum, { rows }) => sum + rows.length, 0) }),
    provisions: t('{{count}} provisions', { count: groups.length }),
    jurisdictions: t('{{count}} jurisdictions', { count: columns.length }),
    day: shortDate(matrix.on),
  };
  return matrix.on > matrix.today
    ? t('{{fields}} of {{provisions}} in {{jurisdictions}}, as announced for {{day}}', words)
    : t('{{fields}} of {{provisions}} in {{jurisdictions}}, as the law stands on {{day}}', words);
}

interface Opened {
  cell: MatrixCell;
  anchor: HTMLElement;
  isPressed: boolean;
}

/** Time to go from a cell to what opened beside it. */
const LEAVE_MS = 250;

/** What is open beside a cell: one at a time. Under a resting pointer it goes when the pointer does. */
function useOpenCell() {
  const [opened, setOpened] = useState<Opened | null>(null);
  const leaving = useRef<ReturnType<typeof setTimeout>>(undefined);
  const open = useCallback<OpenCell>((cell, anchor, how) => {
    clearTimeout(leaving.current);
    setOpened((before) =>
      how === 'hovered' && before?.isPressed ? before : { cell, anchor, isPressed: how === 'pressed' },
    );
  }, []);
  const close = useCallback(() => {
    setOpened((before) => {
      if (before?.isPressed) before.anchor.focus({ preventScroll: true });
      return null;
    });
  }, []);
  const leave = useCallback(() => {
    clearTimeout(leaving.current);
    leaving.current = setTimeout(() => setOpened((before) => (before?.isPressed ? before : null)), LEAVE_MS);
  }, []);
  const stay = useCallback(() => clearTimeout(leaving.current), []);
  return { opened, open, close, leave, stay };
}

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

function MatrixContent({ shown, model }: { shown: ShownMatrix; model: MatrixModel }) {
  const isPhone = useMediaQuery('(max-width: 47.99em)', false, { getInitialValueInEffect: false });
  const isPrinting = usePrinting();
  const scroller = useRef<HTMLDivElement>(null);
  const { inView, look, scrollTo } = useColumns(scroller, shown);
  const { opened, open, close, leave, stay } = useOpenCell();
  const overTime = useOverTime();
  const { fold, on } = model.address;
  const cell = opened?.cell;
  const group = cell && shown.groups.find(({ rows }) => rows.some(({ field }) => field === cell.field));
  const row = group?.rows.find(({ field }) => field === cell?.field);
  return (
    <>
      {isPhone ? (
        <div className={c.phone}>
          <MatrixCards shown={shown} onOpen={open} onOverTime={overTime.open} />
        </div>
      ) : (
        <>
          <ColumnsStrip columns={shown.columns} inView={inView} scrollTo={scrollTo} />
          <MatrixGrid
            shown={shown}
            fold={fold}
            on={on}
            onOpen={open}
            onLeave={leave}
            scroller={scroller}
            onScroll={look}
            label={titleOf(model)}
            onOverTime={overTime.open}
          />
        </>
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
      {opened && group && (
        <CellPopover
          cell={opened.cell}
          anchor={opened.anchor}
          isPressed={opened.isPressed}
          group={group.group}
          home={shown.home ? row?.cells.get(shown.home) : undefined}
          on={on}
          onClose={close}
          onEnter={stay}
          onLeave={leave}
        />
      )}
    </>
  );
}

/** /m/compare: the typed values of provisions across Canada (decisions 13). */
function MatrixScreen() {
  const model = useMatrix();
  const { shown, groups, error, retry, menus, address } = model;
  const ids = useMemo(
    () => shown?.matrix.groups.flatMap(({ provisions }) => provisions.map(({ id }) => id)) ?? [],
    [shown],
  );
  const title = titleOf(model);
  const isEmpty = groups.length === 0 && (address.groups !== null || menus.groups.isSuccess);
  return (
    <Page title={title}>
      <PageHead title={title} line={lineOf(model)}>
        {mayDownloadMatrix(model.user) && <Downloads model={model} />}
        <AddToReport provisionIds={ids} size="sm" variant="filled" />
      </PageHead>
      <PageBody>
        <CompareDialogs>
          <div className={c.card}>
            <MatrixBar model={model} />
            {menus.isUnknown ? (
              <Forbidden
                title={t('Not part of your plan')}
                text={t('This topic is not among your areas of law, or it no longer exists.')}
              />
            ) : isEmpty ? (
              <Empty title={t('Choose at least one provision.')} />
            ) : (
              <Loaded
                query={{ data: shown ?? undefined, error: shown ? null : error, refetch: retry }}
                skeleton={
                  <div className={c.awaited}>
                    <Bar height={48} gap={8} />
                    <Bar height={420} />
                  </div>
                }
                failed={t('The matrix could not be loaded.')}
                kept={
                  error && 'status' in error && error.status === 404 ? undefined : t('Your choice is kept.')
                }
              >
                {(loaded) =>
                  loaded.columns.length === 0 ? (
                    <Empty title={t('Choose at least one jurisdiction.')} />
                  ) : (
                    <MatrixContent shown={loaded} model={model} />
                  )
                }
              </Loaded>
            )}
          </div>
        </CompareDialogs>
        {shown?.columns.length === 1 && shown.columns[0] && (
          <p className={c.only}>
            {t(
              'Your plan has one jurisdiction, {{jurisdiction}}. With more of them they stand side by side.',
              {
                jurisdiction: jurisdictionName(shown.columns[0]),
              },
            )}
          </p>
        )}
      </PageBody>
    </Page>
  );
}

export { MatrixScreen as Component };
