import { SegmentedControl, TextInput } from '@mantine/core';
import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { t } from '../../../../shared/text.ts';
import { Page, PageLine, PageTitle } from '../../../../ui/shell/Page.tsx';
import { Bar, Loading } from '../../../../ui/state/Skeleton.tsx';
import { Empty, Failed } from '../../../../ui/state/StateCard.tsx';
import type { SearchWord, WordKind } from '../../wordsContract.ts';
import { AddWord } from './AddWord.tsx';
import c from './SearchWords.module.css';
import { WordRow } from './WordRow.tsx';
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

const MAX_SHOWN = 100;

function Lines({ words }: { words: SearchWord[] }) {
  const [all, setAll] = useState(false);
  if (words.length === 0) return <Empty title={t('No line matches.')} />;
  return (
    <>
      <ul className={c.list}>
        {(all ? words : words.slice(0, MAX_SHOWN)).map((word) => (
          <WordRow key={word.id} word={word} />
        ))}
      </ul>
      {!all && words.length > MAX_SHOWN && (
        <button type="button" className={c.more} onClick={() => setAll(true)}>
          {t('Show all {{count}} lines', { count: words.length })}
        </button>
      )}
    </>
  );
}

/** /a/search: the words that the search knows. What staff change here holds from the next search on. */
function SearchWordsScreen() {
  const query = useQuery(wordsQuery);
  const [kind, setKind] = useState<WordKind>('synonyms');
  const [text, setText] = useState('');
  const sought = text.trim().toLowerCase();
  const words = (query.data ?? []).filter(
    (word) => word.kind === kind && word.line.toLowerCase().includes(sought),
  );
  const kinds = KINDS();
  return (
    <Page title={t('Search words')}>
      <div className={c.page}>
        <PageTitle>{t('Search words')}</PageTitle>
        <PageLine>
          {t('How people say it, and what the law calls it. Changes hold from the next search on.')}
        </PageLine>
        <SegmentedControl
          mt={16}
          aria-label={t('Kind of words')}
          data={kinds.map(({ value, label }) => ({ value, label }))}
          value={kind}
          onChange={(value) => setKind(value as WordKind)}
        />
        <p className={c.about}>{kinds.find(({ value }) => value === kind)?.about}</p>
        <AddWord kind={kind} />
        <TextInput
          my={16}
          aria-label={t('Filter lines')}
          placeholder={t('Filter lines')}
          value={text}
          onChange={(event) => setText(event.currentTarget.value)}
        />
        {query.isPending && (
          <Loading>
            <Bar height={320} />
          </Loading>
        )}
        {query.isError && (
          <Failed
            title={t('The words could not be loaded.')}
            text={query.error.message}
            onRetry={() => void query.refetch()}
          />
        )}
        {query.data && <Lines key={`${kind} ${sought}`} words={words} />}
      </div>
    </Page>
  );
}

export { SearchWordsScreen as Component };
