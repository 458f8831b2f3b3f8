import { Select } from '@mantine/core';
import { JURISDICTION_CODES, type JurisdictionCode, jurisdictionName } from '../../shared/jurisdictions.ts';
import { t } from '../../shared/text.ts';

interface JurisdictionFilterProps {
  value: JurisdictionCode | null;
  onChange: (code: JurisdictionCode | null) => void;
}

/** One jurisdiction of all fourteen, or all: what narrows a list of staff. */
export function JurisdictionFilter({ value, onChange }: JurisdictionFilterProps) {
  return (
    <Select
      aria-label={t('Jurisdiction')}
      placeholder={t('Jurisdiction')}
      data={JURISDICTION_CODES.map((code) => ({ value: code, label: jurisdictionName(code) }))}
      value={value}
      onChange={(code) => onChange(code as JurisdictionCode | null)}
      clearable
      clearButtonProps={{ 'aria-label': t('All jurisdictions') }}
      comboboxProps={{ width: 200, position: 'bottom-end' }}
    />
  );
}
