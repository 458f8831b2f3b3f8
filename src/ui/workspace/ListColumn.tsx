import { Button } from '@mantine/core';
import { IconPlus } from '@tabler/icons-react';
import type { UseQueryResult } from '@tanstack/react-query';
import type { ReactNode } from 'react';
import { t } from '../../shared/text.ts';
import { SearchField } from '../fields/SearchField.tsx';
import { Loaded } from '../state/Loaded.tsx';
import { Bar } from '../state/Skeleton.tsx';
import { ChoiceList } from './ChoiceList.tsx';
import { Column, ColumnBody, ColumnEmpty, ColumnFoot, ColumnHead } from './Columns.tsx';
import { Kbd, KeyHints } from './Kbd.tsx';
import c from './ListColumn.module.css';
import { useKeys } from './useKeys.ts';

interface ListColumnProps<Row> {
  title: string;
  /** What screen readers call the column, where that is not its title. */
  label?: string;
  width: number;
  narrow: number;
  /** The button of the head, also on the key N. */
  add: { label: string; isMain?: boolean; onAdd: () => void };
  find: { label: string; placeholder?: string; text: string; onFind: (text: string) => void };
  /** What narrows the list beside the text. */
  filters: ReactNode;
  /** The text field takes a line of its own, and the filters share the next. */
  isFindWide?: boolean;
  query: UseQueryResult<unknown>;
  failed: string;
  nothing?: string;
  /** What the foot says of the rows shown ("12 bills"). */
  count: string;
  listLabel: string;
  rows: readonly Row[];
  groupOf?: (row: Row) => string;
  countsGroups?: boolean;
  isUrgent?: (row: Row) => boolean;
  chosen: string | null;
  onChoose: (row: Row) => void;
  children: (row: Row) => ReactNode;
}

/** The shape of the rows that are awaited. */
const ROWS = (
  <div className={c.awaited}>
    {[72, 58, 81, 64, 76, 52].map((percent) => (
      <div key={percent}>
        <Bar width={`${percent}%`} height={14} gap={8} />
        <Bar width="38%" height={11} />
      </div>
    ))}
  </div>
);

/** The first column of a staff screen: find, narrow and choose one of many things, or begin a new one. */
export function ListColumn<Row extends { id: string }>(props: ListColumnProps<Row>) {
  const { title, add, find, query, rows } = props;
  useKeys({ n: add.onAdd });
  return (
    <Column label={props.label ?? title} width={props.width} narrow={props.narrow}>
      <ColumnHead padded>
        <div className={c.head}>
          <h2>{title}</h2>
          <Button
            variant={add.isMain ? 'filled' : 'default'}
            leftSection={<IconPlus size={16} aria-hidden />}
            onClick={add.onAdd}
            rightSection={<Kbd>N</Kbd>}
          >
            {add.label}
          </Button>
        </div>
        <search className={c.filters} data-wide={props.isFindWide || undefined}>
          <SearchField
            label={find.label}
            placeholder={find.placeholder ?? find.label}
            pauseMs={0}
            maxLength={200}
            isTarget
            rightSection={find.text ? undefined : <Kbd>/</Kbd>}
            value={find.text}
            onSearch={find.onFind}
          />
          {props.filters}
        </search>
      </ColumnHead>
      <ColumnBody>
        <Loaded query={query} skeleton={ROWS} failed={props.failed}>
          {() =>
            rows.length === 0 ? (
              <ColumnEmpty title={props.nothing ?? t('Nothing matches.')} />
            ) : (
              <ChoiceList
                label={props.listLabel}
                items={rows}
                idOf={({ id }) => id}
                groupOf={props.groupOf}
                countsGroups={props.countsGroups}
                isUrgent={props.isUrgent}
                chosen={props.chosen}
                onChoose={props.onChoose}
              >
                {props.children}
              </ChoiceList>
            )
          }
        </Loaded>
      </ColumnBody>
      <ColumnFoot>
        <span>{query.data === undefined ? '' : props.count}</span>
        <KeyHints hints={[{ keys: ['J', 'K'], does: t('move') }]} />
      </ColumnFoot>
    </Column>
  );
}
