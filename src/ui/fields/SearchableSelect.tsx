import { Select } from '@mantine/core';
import { useEffect, useState } from 'react';
import { t } from '../../shared/text.ts';
import { useFocusHandover } from '../hooks/useFocusHandover.ts';
import type { OpenField } from '../overlay/late/lazyField.tsx';
import { substringFilter } from './optionFilters.ts';

export interface Option {
  id: string;
  name: string;
}

export interface SearchableSelectProps {
  label: string;
  placeholder?: string;
  options: readonly Option[];
  value: string | null;
  onChange: (id: string) => void;
  disabled?: boolean;
  'data-search-target'?: string;
}

/** One of a list, found by typing any part of its name. There is always one chosen once one was. */
function SearchableSelect({ options, onChange, asked, ...rest }: SearchableSelectProps & OpenField) {
  const field = useFocusHandover<HTMLInputElement>();
  const [search, setSearch] = useState('');
  // After the kit has put the chosen name there: what was typed goes before it.
  useEffect(() => {
    if (asked.text) setSearch(asked.text);
  }, [asked]);
  return (
    <Select
      ref={field}
      data={options.map(({ id, name }) => ({ value: id, label: name }))}
      onChange={(id) => id && onChange(id)}
      defaultDropdownOpened={asked.open}
      searchValue={search}
      onSearchChange={setSearch}
      searchable
      // A dialog that closes gives the focus back, and asks for no list.
      openOnFocus={false}
      selectFirstOptionOnChange
      filter={substringFilter}
      nothingFoundMessage={t('Nothing matches.')}
      maxDropdownHeight={360}
      onFocus={(event) => event.currentTarget.select()}
      {...rest}
    />
  );
}

export { SearchableSelect as Component };
