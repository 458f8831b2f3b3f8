import { Button } from '@mantine/core';
import { t } from '../../../../shared/text.ts';
import type { SearchWord } from '../../wordsContract.ts';
import { LineForm } from './LineForm.tsx';
import { useWordChange, wordsApi } from './wordsApi.ts';

/** A line while it is being changed. */
export function EditLine({ word, onDone }: { word: SearchWord; onDone: () => void }) {
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
