import { ActionIcon, Switch } from '@mantine/core';
import { IconPencil, IconTrash } from '@tabler/icons-react';
import { t } from '../../../../shared/text.ts';
import type { SearchWord } from '../../wordsContract.ts';
import c from './SearchWords.module.css';
import { useWordChange, wordsApi } from './wordsApi.ts';

/** What can be done with a line: switched off and on, changed in place, and deleted where staff added it. */
export function WordActions({ word, onEdit }: { word: SearchWord; onEdit: () => void }) {
  const { id, line } = word;
  const change = useWordChange((isActive: boolean) =>
    wordsApi.changeSearchWord({ params: { id }, body: { isActive } }),
  );
  const remove = useWordChange(() => wordsApi.deleteSearchWord({ params: { id } }));
  const problem = change.error ?? remove.error;
  return (
    <div className={c.actions} data-controls>
      {problem && <span role="alert">{problem.message}</span>}
      <Switch
        size="xs"
        aria-label={t('Use {{line}}', { line })}
        checked={word.isActive}
        disabled={change.isPending}
        onChange={(event) => change.mutate(event.currentTarget.checked)}
      />
      <ActionIcon aria-label={t('Edit {{line}}', { line })} onClick={onEdit}>
        <IconPencil size={16} stroke={1.7} />
      </ActionIcon>
      {!word.isStarter && (
        <ActionIcon
          aria-label={t('Delete {{line}}', { line })}
          loading={remove.isPending}
          onClick={() => remove.mutate(undefined)}
        >
          <IconTrash size={16} stroke={1.7} />
        </ActionIcon>
      )}
    </div>
  );
}
