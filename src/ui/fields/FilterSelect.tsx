import { Select, type SelectProps } from '@mantine/core';
import { t } from '../../shared/text.ts';
import { substringFilter } from './optionFilters.ts';

export interface Option {
  id: string;
  name: string;
}

interface Props extends Omit<SelectProps, 'data' | 'value' | 'onChange'> {
  options: readonly Option[];
  value: string | null;
  onChange: (id: string) => void;
}

/** One of a list, found by typing any part of its name. There is always one chosen once one was. */
export function FilterSelect({ options, onChange, ...rest }: Props) {
  return (
    <Select
      data={options.map(({ id, name }) => ({ value: id, label: name }))}
      onChange={(id) => id && onChange(id)}
      allowDeselect={false}
      searchable
      selectFirstOptionOnChange
      filter={substringFilter}
      nothingFoundMessage={t('Nothing matches.')}
      maxDropdownHeight={360}
      onFocus={(event) => event.currentTarget.select()}
      {...rest}
    />
  );
}
