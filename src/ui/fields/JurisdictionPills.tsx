import { Pill, PillsInput } from '@mantine/core';
import { useId } from 'react';
import { type ClosedField, lazyField } from '../overlay/late/lazyField.tsx';
import c from './JurisdictionField.module.css';
import type { SearchablePillsProps } from './SearchablePills.tsx';

function ClosedPills({
  label,
  placeholder,
  options,
  value,
  onChange,
  onAsk,
}: SearchablePillsProps & ClosedField) {
  const id = useId();
  const chosen = options.filter((option) => value.includes(option.value));
  return (
    <PillsInput
      label={label}
      labelProps={{ htmlFor: id, id: `${id}-label` }}
      pointer
      classNames={{ label: c.wrapLabel, input: c.input }}
      onPointerDown={(event) => {
        if (!(event.target instanceof Element && event.target.closest('button'))) onAsk({ open: true });
      }}
    >
      <Pill.Group className={c.pills}>
        {chosen.map((option) => (
          <Pill
            key={option.value}
            withRemoveButton
            onRemove={() => onChange(value.filter((other) => other !== option.value))}
          >
            {option.label}
          </Pill>
        ))}
        <PillsInput.Field
          id={id}
          role="combobox"
          aria-labelledby={`${id}-label`}
          aria-haspopup="listbox"
          aria-expanded={false}
          className={c.search}
          placeholder={placeholder}
          onFocus={() => onAsk({})}
          onInput={(event) => onAsk({ open: true, text: event.currentTarget.value })}
        />
      </Pill.Group>
    </PillsInput>
  );
}

/** The chosen jurisdictions as `SearchablePills`, whose list comes when somebody is there. */
export const JurisdictionPills = lazyField(ClosedPills, () => import('./SearchablePills.tsx'));
