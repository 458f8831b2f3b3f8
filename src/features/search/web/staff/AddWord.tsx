import { Button, TextInput } from '@mantine/core';
import { useState } from 'react';
import { t } from '../../../../shared/text.ts';
import type { WordKind } from '../../wordsContract.ts';
import c from './SearchWords.module.css';
import { useWordChange, wordsApi } from './wordsApi.ts';

/** A new line of a kind. */
export function AddWord({ kind }: { kind: WordKind }) {
  const [line, setLine] = useState('');
  const add = useWordChange(
    () => wordsApi.addSearchWord({ body: { kind, line } }),
    () => setLine(''),
  );
  return (
    <form
      className={c.add}
      onSubmit={(event) => {
        event.preventDefault();
        add.mutate(undefined);
      }}
    >
      <TextInput
        flex={1}
        aria-label={t('New line')}
        placeholder={kind === 'synonyms' ? t('vacation, pto, paid time off') : t('One word')}
        maxLength={1000}
        value={line}
        error={add.error?.message}
        onChange={(event) => {
          add.reset();
          setLine(event.currentTarget.value);
        }}
      />
      <Button type="submit" disabled={line.trim() === ''} loading={add.isPending}>
        {t('Add')}
      </Button>
    </form>
  );
}
