import { MultiSelect, Select } from '@mantine/core';
import { useMemo } from 'react';
import { JURISDICTION_CODES, jurisdictionName } from '../../../shared/jurisdictions.ts';
import { t } from '../../../shared/text.ts';
import { substringFilter } from '../../../ui/fields/optionFilters.ts';
import { SearchField } from '../../../ui/fields/SearchField.tsx';
import type { TrackedBill } from '../contract.ts';
import c from './TrackerFilterBar.module.css';
import { STANDINGS, type Standing, type TrackerFilters } from './trackerFilters.ts';

const standingName = (standing: Standing): string =>
  ({
    before: t('Before a legislature'),
    assented: t('Passed, not in force'),
    inForce: t('In Force'),
    filed: t('Filed'),
    ended: t('Ended without becoming law'),
  })[standing];

/** The areas that some bill concerns, by name. */
function areasOf(bills: readonly TrackedBill[]): { id: string; name: string }[] {
  const areas = new Map(bills.flatMap((bill) => bill.areas.map((area) => [area.id, area] as const)));
  return [...areas.values()].sort((a, b) => (a.name < b.name ? -1 : 1));
}

interface Props {
  filters: TrackerFilters;
  change: (part: Partial<TrackerFilters>) => void;
  /** All that can be shown: jurisdictions and areas of none of them are not offered. */
  bills: readonly TrackedBill[];
}

/** What the table can be narrowed to: words, jurisdictions, where a bill stands, areas. */
export function TrackerFilterBar({ filters, change, bills }: Props) {
  const areas = useMemo(() => areasOf(bills), [bills]);
  const jurisdictions = useMemo(
    () => JURISDICTION_CODES.filter((code) => bills.some(({ jurisdiction }) => jurisdiction === code)),
    [bills],
  );
  return (
    <search className={c.filters}>
      <SearchField
        label={t('Find a bill')}
        placeholder={t('Find a bill')}
        pauseMs={0}
        maxLength={200}
        value={filters.text}
        onSearch={(text) => change({ text })}
        isTarget
      />
      {jurisdictions.length > 1 && (
        <MultiSelect
          aria-label={t('Jurisdictions')}
          placeholder={filters.jurisdictions.length === 0 ? t('All jurisdictions') : undefined}
          data={jurisdictions.map((code) => ({ value: code, label: jurisdictionName(code) }))}
          value={filters.jurisdictions}
          onChange={(codes) =>
            change({ jurisdictions: JURISDICTION_CODES.filter((code) => codes.includes(code)) })
          }
          searchable
          clearable
          hidePickedOptions
          filter={substringFilter}
          nothingFoundMessage={t('Nothing matches.')}
          maxDropdownHeight={320}
          clearButtonProps={{ 'aria-label': t('Clear Jurisdiction List') }}
        />
      )}
      <Select
        aria-label={t('Stage')}
        placeholder={t('Any stage')}
        data={STANDINGS.map((value) => ({ value, label: standingName(value) }))}
        value={filters.stage}
        onChange={(stage) => change({ stage: stage as Standing | null })}
        clearable
        clearButtonProps={{ 'aria-label': t('Any stage') }}
      />
      {areas.length > 1 && (
        <Select
          aria-label={t('Area of Law')}
          placeholder={t('All areas')}
          data={areas.map(({ id, name }) => ({ value: id, label: name }))}
          value={filters.areaId}
          onChange={(areaId) => change({ areaId })}
          clearable
          clearButtonProps={{ 'aria-label': t('All areas') }}
          maxDropdownHeight={320}
        />
      )}
    </search>
  );
}
