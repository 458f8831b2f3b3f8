import { t } from '../../../../shared/text.ts';
import type { WordKind } from '../../wordsContract.ts';
import { LineForm } from './LineForm.tsx';
import { useWordChange, wordsApi } from './wordsApi.ts';

/** A new line of a kind. */
export function AddWord({ kind }: { kind: WordKind }) {
  const add = useWordChange(({ line }: { line: string }) => wordsApi.addSearchWord({ body: { kind, line } }));
  return (
    <LineForm
      line=""
      label={t('New line')}
      placeholder={kind === 'synonyms' ? t('vacation, pto, paid time off') : t('One word')}
      action={t('Add')}
      save={add}
    />
  );
}
