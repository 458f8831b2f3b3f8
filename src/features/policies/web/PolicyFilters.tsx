import { MultiSelect } from '@mantine/core';
import { lawDayOf, lawDayProblem } from '../../../shared/lawDay.ts';
import { t } from '../../../shared/text.ts';
import { FilterSelect } from '../../../ui/fields/FilterSelect.tsx';
import { JurisdictionField } from '../../../ui/fields/JurisdictionField.tsx';
import { LawOnField } from '../../../ui/fields/LawOnField.tsx';
import { substringFilter } from '../../../ui/fields/optionFilters.ts';
import { FilterStack } from '../../../ui/filters/FilterPage.tsx';
import type { PoliciesModel } from './usePolicies.ts';

const ALL_TOPICS = 'all';

/** The filters by area of law, and by topic where there is one area (specification 2.11). */
export function AreaFilters({ policies }: { policies: PoliciesModel }) {
  const { address, areas, topics, go } = policies;
  return (
    <FilterStack>
      <MultiSelect
        label={t('Areas of law')}
        placeholder={address.areas.length === 0 ? t('Showing all Areas') : undefined}
        data={areas.map(({ id, name }) => ({ value: id, label: name }))}
        value={address.areas.filter((id) => areas.some((area) => area.id === id))}
        onChange={(ids) => go({ areas: ids, topicId: null })}
        rightSection={null}
        searchable
        hidePickedOptions
        filter={substringFilter}
        nothingFoundMessage={t('Nothing matches.')}
      />
      {topics.length > 0 && (
        <FilterSelect
          label={t('Topic')}
          options={[{ id: ALL_TOPICS, name: t('All topics') }, ...topics]}
          value={address.topicId ?? ALL_TOPICS}
          onChange={(id) => go({ topicId: id === ALL_TOPICS ? null : id })}
        />
      )}
      <LawOnField
        value={lawDayOf(address.on, new Date())}
        error={address.on === null ? undefined : (lawDayProblem(address.on) ?? undefined)}
        onChange={(on) => go({ on })}
      />
    </FilterStack>
  );
}

interface JurisdictionProps {
  policies: PoliciesModel;
  large?: boolean;
}

export function PolicyJurisdictions({ policies, large }: JurisdictionProps) {
  return (
    <JurisdictionField
      label={t('Jurisdictions')}
      clearLabel={t('Clear Jurisdiction Filter')}
      value={policies.address.jurisdictions}
      onChange={(jurisdictions) => policies.go({ jurisdictions })}
      available={policies.available}
      large={large}
    />
  );
}
