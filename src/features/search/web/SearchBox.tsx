import { IconClock } from '@tabler/icons-react';
import { useSearchBox } from 'react-instantsearch';
import { t } from '../../../shared/text.ts';
import { SearchField } from '../../../ui/fields/SearchField.tsx';
import { Chip } from '../../../ui/parts/Chip.tsx';
import { MIN_QUERY } from '../contract.ts';
import { rememberSearch, useRecentSearches } from './recentSearches.ts';
import { SavedSearches } from './SavedSearches.tsx';
import c from './SearchScreen.module.css';
import { takeOver } from './typedInHeader.ts';

/** The field of the search screen, with the searches that were saved and those made before. */
export function SearchBox() {
  const { query, refine } = useSearchBox();
  const recent = useRecentSearches().filter((text) => text !== query);
  const run = (text: string): void => {
    refine(text);
    rememberSearch(text);
  };
  return (
    <div>
      <search>
        <SearchField
          classNames={{ input: c.bigSearch }}
          size="lg"
          iconSize={20}
          label={t('Search provisions')}
          placeholder={t('Ask in your own words, or cite: ESA s. 57')}
          tooShort={t('Type at least 3 characters.')}
          minLength={MIN_QUERY}
          value={query}
          onSearch={run}
          isClearable
          takesOver={takeOver}
        />
      </search>
      <div className={c.recent}>
        <SavedSearches />
        {recent.length > 0 && (
          <b>
            <IconClock size={15} aria-hidden />
            {t('Recent')}
          </b>
        )}
        {recent.slice(0, 4).map((text) => (
          <Chip key={text} onClick={() => run(text)}>
            {text}
          </Chip>
        ))}
      </div>
    </div>
  );
}
