import { ComboboxChevron, TextInput } from '@mantine/core';
import { type ClosedField, lazyField } from '../overlay/late/lazyField.tsx';
import type { SearchableSelectProps } from './SearchableSelect.tsx';

function ClosedSelect({ options, value, onChange: _, onAsk, ...rest }: SearchableSelectProps & ClosedField) {
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

/** A `SearchableSelect` whose list comes when somebody is there. */
export const FilterSelect = lazyField(ClosedSelect, () => import('./SearchableSelect.tsx'));
