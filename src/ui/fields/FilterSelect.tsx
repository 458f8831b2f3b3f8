import { ComboboxChevron, TextInput } from '@mantine/core';
import { type ClosedField, lazyField } from '../overlay/late/lazyField.tsx';

export interface Option {
  id: string;
  name: string;
}

export interface FilterSelectProps {
  label: string;
  placeholder?: string;
  options: readonly Option[];
  value: string | null;
  onChange: (id: string) => void;
  disabled?: boolean;
  'data-search-target'?: string;
}

function ClosedSelect({ options, value, onChange: _, onAsk, ...rest }: FilterSelectProps & ClosedField) {
  return (
    <TextInput
      {...rest}
      role="combobox"
      aria-haspopup="listbox"
      aria-expanded={false}
      autoComplete="off"
      pointer
      defaultValue={options.find(({ id }) => id === value)?.name ?? ''}
      // The value is the browser's own until the whole field is there: what is typed into it is not lost.
      key={value}
      rightSection={<ComboboxChevron />}
      rightSectionPointerEvents="none"
      onPointerDown={() => onAsk({ open: true })}
      onFocus={(event) => {
        event.currentTarget.select();
        onAsk({});
      }}
      onInput={(event) => onAsk({ open: true, text: event.currentTarget.value })}
    />
  );
}

/** One of a list, found by typing any part of its name. There is always one chosen once one was. */
export const FilterSelect = lazyField<FilterSelectProps>(
  ClosedSelect,
  async () => (await import('./OpenSelect.tsx')).OpenSelect,
);
