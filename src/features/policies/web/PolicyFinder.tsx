import { t } from '../../../shared/text.ts';
import { FilterSelect } from '../../../ui/fields/FilterSelect.tsx';
import { SearchField } from '../../../ui/fields/SearchField.tsx';
import { goToHeading } from '../../../ui/hooks/goToHeading.ts';
import { groupHeadingId } from '../../provisions/groupHeadingId.ts';
import c from './Policies.module.css';
import type { PoliciesModel } from './usePolicies.ts';

/** What finds one policy among hundreds: words that it says, and the headings of the list. */
export function PolicyFinder({ policies: { address, go, groups } }: { policies: PoliciesModel }) {
  return (
    <search className={c.finder} data-chrome>
      <SearchField
        label={t('Find a policy')}
        isLabelShown
        placeholder={t('Words that it says')}
        isClearable
        value={address.text}
        onSearch={(text) => go({ text })}
      />
      <FilterSelect
        label={t('Go to a heading')}
        placeholder={t('Choose a provision')}
        options={groups}
        value={null}
        onChange={(id) => goToHeading(groupHeadingId(id))}
      />
    </search>
  );
}
