import { memo } from 'react';
import { lawDayOf, lawDayProblem } from '../../../shared/lawDay.ts';
import { t } from '../../../shared/text.ts';
import { ChecklistPopover } from '../../../ui/fields/ChecklistPopover.tsx';
import { FilterSelect } from '../../../ui/fields/FilterSelect.tsx';
import { JurisdictionField } from '../../../ui/fields/JurisdictionField.tsx';
import { LawOnField } from '../../../ui/fields/LawOnField.tsx';
import { Segments } from '../../../ui/fields/Segments.tsx';
import { FilterStack } from '../../../ui/filters/FilterPage.tsx';
import { SEARCH_TARGET } from '../../../ui/shortcuts/Shortcuts.tsx';
import { HubSearchField } from './HubSearchField.tsx';
import type { HubModel } from './hubModel.ts';

/** An area of law, its topic, and which of its provisions. */
function AreaFilters({ hub }: { hub: HubModel }) {
  const { areas, area, groups } = hub;
  return (
    <>
      <FilterSelect
        label={t('Area of law')}
        options={areas}
        value={area?.id ?? null}
        onChange={hub.chooseArea}
        disabled={areas.length === 0}
        {...SEARCH_TARGET}
      />
      <FilterSelect
        label={t('Topic')}
        options={area?.topics.map(({ _id, name }) => ({ id: _id, name })) ?? []}
        value={hub.topic?._id ?? null}
        onChange={hub.chooseTopic}
        disabled={!area}
      />
      <ChecklistPopover
        label={t('Provisions')}
        summary={
          hub.checkedGroups.length === groups.length
            ? t('Showing all Provisions')
            : t('Some Provisions Hidden')
        }
        options={groups}
        checked={hub.checkedGroups}
        onChange={hub.checkGroups}
        disabled={groups.length === 0}
      />
    </>
  );
}

/** The tabs, and what a tab is about: an area's topic and its provisions, an industry, or a text. */
export const SubjectFilters = memo(function SubjectFilters({ hub }: { hub: HubModel }) {
  const { address, industries } = hub;
  return (
    <FilterStack>
      <Segments
        label={t('Search by')}
        value={address.tab}
        onChange={hub.chooseTab}
        data={[
          { value: 'area', label: t('Area') },
          { value: 'industry', label: t('Industry') },
          { value: 'search', label: t('Search') },
        ]}
      />
      {address.tab === 'search' && <HubSearchField text={address.text} onSearch={hub.searchFor} />}
      {address.tab === 'area' && <AreaFilters hub={hub} />}
      {address.tab === 'industry' && (
        <FilterSelect
          label={t('Industry or occupation')}
          placeholder={t('Choose an industry')}
          options={industries}
          value={address.industryId}
          onChange={hub.chooseIndustry}
          disabled={industries.length === 0}
          {...SEARCH_TARGET}
        />
      )}
      <LawOnField
        value={lawDayOf(address.on, new Date())}
        error={address.on === null ? undefined : (lawDayProblem(address.on) ?? undefined)}
        onChange={hub.chooseDay}
      />
    </FilterStack>
  );
});

interface JurisdictionFilterProps {
  hub: HubModel;
  large?: boolean;
}

export const JurisdictionFilter = memo(function JurisdictionFilter({ hub, large }: JurisdictionFilterProps) {
  return (
    <JurisdictionField
      label={t('Jurisdictions')}
      clearLabel={t('Clear Jurisdiction Filter')}
      value={hub.jurisdictions}
      onChange={hub.chooseJurisdictions}
      available={hub.available}
      large={large}
    />
  );
});
