import { ActionIcon, Button, Switch, TextInput } from '@mantine/core';
import { IconPencil, IconTrash } from '@tabler/icons-react';
import { useState } from 'react';
import { t } from '../../../../shared/text.ts';
import { Tag } from '../../../../ui/parts/Tag.tsx';
import type { SearchWord } from '../../wordsContract.ts';
import c from './SearchWords.module.css';
import { useWordChange, wordsApi } from './wordsApi.ts';

function EditLine({ word, onDone }: { word: SearchWord; onDone: () => void }) {
  const [line, setLine] = useState(word.line);
  const change = useWordChange(
    () => wordsApi.changeSearchWord({ params: { id: word.id }, body: { line } }),
    onDone,
  );
  return (
    <form
      className={c.add}
      onSubmit={(event) => {
        event.preventDefault();
        change.mutate(undefined);
      }}
    >
      <TextInput
        flex={1}
        autoFocus
        aria-label={t('Line')}
        maxLength={1000}
        value={line}
        error={change.error?.message}
        onChange={(event) => setLine(event.currentTarget.value)}
      />
      <Button type="submit" disabled={line.trim() === ''} loading={change.isPending}>
        {t('Save')}
      </Button>
      <Button variant="default" onClick={onDone}>
        {t('Cancel')}
      </Button>
    </form>
  );
}

/** A line of the search's words: changed in place, switched off and on, and deleted where staff added it. */
export function WordRow({ word }: { word: SearchWord }) {
  const [editing, setEditing] = useState(false);
  const change = useWordChange((isActive: boolean) =>
    wordsApi.changeSearchWord({ params: { id: word.id }, body: { isActive } }),
  );
  const remove = useWordChange(() => wordsApi.deleteSearchWord({ params: { id: word.id } }));
  const problem = change.error ?? remove.error;
  if (editing) {
    return (
      <li className={c.row}>
        <EditLine word={word} onDone={() => setEditing(false)} />
      </li>
    );
  }
  return (
    <li className={c.row} data-off={!word.isActive || undefined}>
      <span className={c.text}>{word.line}</span>
      {word.updatedBy && <Tag tone="grey">{t('Edited by {{name}}', { name: word.updatedBy })}</Tag>}
      {problem && <span role="alert">{problem.message}</span>}
      <Switch
        size="xs"
        aria-label={t('Use {{line}}', { line: word.line })}
        checked={word.isActive}
        disabled={change.isPending}
        onChange={(event) => change.mutate(event.currentTarget.checked)}
      />
      <ActionIcon aria-label={t('Edit {{line}}', { line: word.line })} onClick={() => setEditing(true)}>
        <IconPencil size={16} stroke={1.7} />
      </ActionIcon>
      {!word.isStarter && (
        <ActionIcon
          aria-label={t('Delete {{line}}', { line: word.line })}
          loading={remove.isPending}
          onClick={() => remove.mutate(undefined)}
        >
          <IconTrash size={16} stroke={1.7} />
        </ActionIcon>
      )}
    </li>
  );
}
