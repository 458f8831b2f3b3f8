import { MultiSelect } from '@mantine/core';
import { useState } from 'react';
import { t } from '../../shared/text.ts';
import { useFocusHandover } from '../hooks/useFocusHandover.ts';
import type { OpenField } from '../overlay/late/lazyField.tsx';
import c from './JurisdictionField.module.css';
import type { JurisdictionPillsProps } from './JurisdictionPills.tsx';
import { substringFilter } from './optionFilters.ts';

/** The whole of `JurisdictionPills`. */
export function OpenPills({ options, value, asked, ...rest }: JurisdictionPillsProps & OpenField) {
  const field = useFocusHandover<HTMLInputElement>();
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
