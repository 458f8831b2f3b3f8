import { MultiSelect } from '@mantine/core';
import { type ReactNode, useState } from 'react';
import { t } from '../../shared/text.ts';
import { useFocusHandover } from '../hooks/useFocusHandover.ts';
import type { OpenField } from '../overlay/late/lazyField.tsx';
import c from './JurisdictionField.module.css';
import { substringFilter } from './optionFilters.ts';

export interface SearchablePillsProps {
  label: ReactNode;
  placeholder?: string;
  options: readonly { value: string; label: string }[];
  value: readonly string[];
  onChange: (values: string[]) => void;
}

/** The chosen of a list as pills, with a field to find more by any part of their name. */
function SearchablePills({ options, value, asked, ...rest }: SearchablePillsProps & OpenField) {
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

export { SearchablePills as Component };
