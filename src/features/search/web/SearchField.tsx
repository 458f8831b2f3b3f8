import { ActionIcon } from '@mantine/core';
import { IconClock, IconSearch, IconX } from '@tabler/icons-react';
import { useEffect, useRef, useState } from 'react';
import { useSearchBox } from 'react-instantsearch';
import { t } from '../../../shared/text.ts';
import { Chip } from '../../../ui/parts/Chip.tsx';
import { MIN_QUERY } from '../contract.ts';
import { rememberSearch, useRecentSearches } from './recentSearches.ts';
import { SavedSearches } from './SavedSearches.tsx';
import c from './SearchScreen.module.css';

/** Free-text search runs after a pause (specification 4). */
const PAUSE_MS = 750;

const isSearchable = (text: string): boolean => text.length === 0 || text.trim().length >= MIN_QUERY;

/** The field of the search screen: runs after a pause, at once on Enter, and with 3 characters or more. */
export function SearchField() {
  const { query, refine } = useSearchBox();
  const [typed, setTyped] = useState(query);
  const asked = useRef(query);
  const recent = useRecentSearches().filter((text) => text !== query);

  const run = (text: string): void => {
    if (!isSearchable(text) || text === asked.current) return;
    asked.current = text;
    refine(text);
    rememberSearch(text);
  };
  const choose = (text: string): void => {
    setTyped(text);
    run(text);
  };

  useEffect(() => {
    if (query === asked.current) return;
    asked.current = query;
    setTyped(query);
  }, [query]);

  useEffect(() => {
    const timer = setTimeout(() => run(typed), PAUSE_MS);
    return () => clearTimeout(timer);
  });

  return (
    <div>
      <search>
        <form
          className={c.bigSearch}
          onSubmit={(event) => {
            event.preventDefault();
            run(typed);
          }}
        >
          <IconSearch size={20} aria-hidden />
          <input
            type="search"
            value={typed}
            maxLength={500}
            aria-label={t('Search provisions')}
            aria-describedby="search-hint"
            placeholder={t('Ask in your own words, or cite: ESA s. 57')}
            autoComplete="off"
            spellCheck={false}
            onChange={(event) => setTyped(event.currentTarget.value)}
          />
          {typed && (
            <ActionIcon aria-label={t('Clear search')} onClick={() => choose('')}>
              <IconX size={18} />
            </ActionIcon>
          )}
        </form>
      </search>
      <p id="search-hint" className={c.hint} data-shown={!isSearchable(typed) || undefined}>
        {t('Type at least 3 characters.')}
      </p>
      <div className={c.recent}>
        <SavedSearches />
        {recent.length > 0 && (
          <b>
            <IconClock size={15} aria-hidden />
            {t('Recent')}
          </b>
        )}
        {recent.slice(0, 4).map((text) => (
          <Chip key={text} onClick={() => choose(text)}>
            {text}
          </Chip>
        ))}
      </div>
    </div>
  );
}
