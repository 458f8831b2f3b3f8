import { Select } from '@mantine/core';
import { useEffect, useState } from 'react';
import { t } from '../../shared/text.ts';
import { useFocusHandover } from '../hooks/useFocusHandover.ts';
import type { OpenField } from '../overlay/late/lazyField.tsx';
import type { FilterSelectProps } from './FilterSelect.tsx';
import { substringFilter } from './optionFilters.ts';

/** The whole of a `FilterSelect`. */
export function OpenSelect({ options, onChange, asked, ...rest }: FilterSelectProps & OpenField) {
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
      allowDeselect={false}
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
