import { ActionIcon, Button, Switch } from '@mantine/core';
import { IconPencil, IconTrash } from '@tabler/icons-react';
import { useState } from 'react';
import { t } from '../../../../shared/text.ts';
import { Tag } from '../../../../ui/parts/Tag.tsx';
import type { SearchWord } from '../../wordsContract.ts';
import { LineForm } from './LineForm.tsx';
import c from './SearchWords.module.css';
import { useWordChange, wordsApi } from './wordsApi.ts';

function EditLine({ word, onDone }: { word: SearchWord; onDone: () => void }) {
  const change = useWordChange(
    ({ line }: { line: string }) => wordsApi.changeSearchWord({ params: { id: word.id }, body: { line } }),
    onDone,
  );
  return (
    <LineForm line={word.line} label={t('Line')} action={t('Save')} save={change} autoFocus>
      <Button variant="default" onClick={onDone}>
        {t('Cancel')}
      </Button>
    </LineForm>
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
