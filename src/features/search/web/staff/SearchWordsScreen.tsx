import { SegmentedControl } from '@mantine/core';
import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { t } from '../../../../shared/text.ts';
import { SearchField } from '../../../../ui/fields/SearchField.tsx';
import { Page, PageHead } from '../../../../ui/shell/Page.tsx';
import { Loaded } from '../../../../ui/state/Loaded.tsx';
import { TableSkeleton } from '../../../../ui/table/TableSkeleton.tsx';
import type { WordKind } from '../../wordsContract.ts';
import { AddWord } from './AddWord.tsx';
import c from './SearchWords.module.css';
import { WordTable } from './WordTable.tsx';
import { wordsQuery } from './wordsApi.ts';

const KINDS = (): { value: WordKind; label: string; about: string }[] => [
  {
    value: 'synonyms',
    label: t('Synonyms'),
    about: t(
      '“a, b, c” find each other; a search for a in “a > b, c” finds b and c as well, and not the other way round.',
    ),
  },
  {
    value: 'stopWord',
    label: t('Stop words'),
    about: t('Words that a question holds and an answer need not. They still count inside quotation marks.'),
  },
  {
    value: 'optionalWord',
    label: t('Helping words'),
    about: t('Words that lift what holds them and are never demanded, such as “employee”.'),
  },
];

/** /a/search: the words that the search knows. What staff change here holds from the next search on. */
function SearchWordsScreen() {
  const query = useQuery(wordsQuery);
  const [kind, setKind] = useState<WordKind>('synonyms');
  const [text, setText] = useState('');
  const sought = text.toLowerCase();
  const words = (query.data ?? []).filter(
    (word) => word.kind === kind && word.line.toLowerCase().includes(sought),
  );
  const kinds = KINDS();
  return (
    <Page title={t('Search words')} width="narrow">
      <PageHead
        title={t('Search words')}
        line={t('How people say it, and what the law calls it. Changes hold from the next search on.')}
      />
      <SegmentedControl
        mt={16}
        aria-label={t('Kind of words')}
        data={kinds.map(({ value, label }) => ({ value, label }))}
        value={kind}
        onChange={(value) => setKind(value as WordKind)}
      />
      <p className={c.about}>{kinds.find(({ value }) => value === kind)?.about}</p>
      <AddWord kind={kind} />
      <SearchField
        my={16}
        label={t('Filter lines')}
        placeholder={t('Filter lines')}
        pauseMs={0}
        value={text}
        onSearch={setText}
      />
      <Loaded query={query} skeleton={<TableSkeleton />} failed={t('The words could not be loaded.')}>
        {() => <WordTable key={`${kind} ${sought}`} words={words} />}
      </Loaded>
    </Page>
  );
}

export { SearchWordsScreen as Component };
