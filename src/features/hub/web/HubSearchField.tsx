import { t } from '../../../shared/text.ts';
import { SearchField } from '../../../ui/fields/SearchField.tsx';
import { MIN_QUERY } from '../../search/contract.ts';

interface Props {
  /** What was searched for last. */
  text: string;
  onSearch: (text: string) => void;
}

/** The field of the search tab. Emptied, it clears. */
export const HubSearchField = ({ text, onSearch }: Props) => (
  <SearchField
    label={t('Search for')}
    isLabelShown
    placeholder={t('Words, an act, a section')}
    description={t('At least 3 characters')}
    minLength={MIN_QUERY}
    value={text}
    onSearch={onSearch}
    isTarget
  />
);
