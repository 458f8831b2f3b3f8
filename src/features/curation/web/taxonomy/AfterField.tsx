import { Select } from '@mantine/core';
import { t } from '../../../../shared/text.ts';
import { substringFilter } from '../../../../ui/fields/optionFilters.ts';
import type { PlaceRow } from '../../taxonomyContract.ts';

/** Stands for "before all others", which a list cannot say by null. */
const FIRST = 'first';

interface Props {
  value: string | null;
  onChange: (after: string | null) => void;
  neighbours: readonly PlaceRow[];
  error?: React.ReactNode;
}

/** Where a place stands among its neighbours: behind one of them, or first. */
export function AfterField({ value, onChange, neighbours, error }: Props) {
  return (
    <Select
      label={t('Stands behind')}
      data={[
        { value: FIRST, label: t('None: it is the first') },
        ...neighbours.map(({ id, name }) => ({ value: id, label: name })),
      ]}
      value={value ?? FIRST}
      onChange={(after) => onChange(after === FIRST ? null : after)}
      searchable
      filter={substringFilter}
      error={error}
    />
  );
}
