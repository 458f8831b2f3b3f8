import { useState } from 'react';
import { t } from '../../../../shared/text.ts';
import { Tag } from '../../../../ui/parts/Tag.tsx';
import { Empty } from '../../../../ui/state/StateCard.tsx';
import type { Column } from '../../../../ui/table/columns.ts';
import { DataTable } from '../../../../ui/table/DataTable.tsx';
import type { SearchWord } from '../../wordsContract.ts';
import { EditLine } from './EditLine.tsx';
import c from './SearchWords.module.css';
import { WordActions } from './WordActions.tsx';

const MAX_SHOWN = 100;

const COLUMNS = (editing: string | null, edit: (id: string | null) => void): Column<SearchWord>[] => [
  {
    key: 'line',
    title: t('Line'),
    sortBy: ({ line }) => line,
    cell: (word) =>
      word.id === editing ? (
        <EditLine word={word} onDone={() => edit(null)} />
      ) : (
        <span className={c.line} data-off={!word.isActive || undefined}>
          {word.line}
        </span>
      ),
  },
  {
    key: 'editor',
    title: t('Changed by'),
    width: 210,
    onCard: 'plain',
    sortBy: ({ updatedBy }) => updatedBy,
    cell: ({ updatedBy }) =>
      updatedBy && <Tag tone="grey">{t('Edited by {{name}}', { name: updatedBy })}</Tag>,
  },
  {
    key: 'actions',
    title: t('Actions'),
    isTitleHidden: true,
    width: 150,
    onCard: 'plain',
    cell: (word) => word.id !== editing && <WordActions word={word} onEdit={() => edit(word.id)} />,
  },
];

/** The lines of a kind, changed in place. */
export function WordTable({ words }: { words: SearchWord[] }) {
  const [editing, setEditing] = useState<string | null>(null);
  return (
    <DataTable
      caption={t('Lines')}
      columns={COLUMNS(editing, setEditing)}
      rows={words}
      rowKey={({ id }) => id}
      atFirst={{ rows: MAX_SHOWN, label: (count) => t('Show all {{count}} lines', { count }) }}
      empty={<Empty title={t('No line matches.')} />}
    />
  );
}
