import { MultiSelect } from '@mantine/core';
import { useState } from 'react';
import { t } from '../../shared/text.ts';
import c from './JurisdictionField.module.css';
import type { JurisdictionPillsProps } from './JurisdictionPills.tsx';
import type { OpenField } from './lateField.tsx';
import { substringFilter } from './optionFilters.ts';
import { useTakenOver } from './useTakenOver.ts';

/** The whole of `JurisdictionPills`. */
export function OpenPills({ options, value, asked, ...rest }: JurisdictionPillsProps & OpenField) {
  const field = useTakenOver<HTMLInputElement>();
  const [search, setSearch] = useState(asked.text);
  return (
    <MultiSelect
      ref={field}
      classNames={{ label: c.wrapLabel, input: c.input, pillsList: c.pills, inputField: c.search }}
      rightSection={null}
      data={options.map(({ value: code, label }) => ({ value: code, label }))}
      value={[...value]}
      defaultDropdownOpened={asked.open}
      searchValue={search}
      onSearchChange={setSearch}
      searchable
      hidePickedOptions
      selectFirstOptionOnChange
      filter={substringFilter}
      nothingFoundMessage={t('Nothing matches.')}
      maxDropdownHeight={300}
      {...rest}
    />
  );
}
