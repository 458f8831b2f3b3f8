import { Select, type SelectProps } from '@mantine/core';
import { JURISDICTION_CODES, jurisdictionName } from '../../../../shared/jurisdictions.ts';
import { t } from '../../../../shared/text.ts';
import { substringFilter } from '../../../../ui/fields/optionFilters.ts';

/** Whose law a new thing is of. */
export const JurisdictionChoice = (field: SelectProps) => (
  <Select
    label={t('Jurisdiction')}
    data={JURISDICTION_CODES.map((code) => ({ value: code, label: jurisdictionName(code) }))}
    searchable
    filter={substringFilter}
    {...field}
  />
);
