import { Select, TextInput } from '@mantine/core';
import { t } from '../../../shared/text.ts';
import type { ServerForm } from '../../../ui/fields/form/useServerForm.ts';
import { substringFilter } from '../../../ui/fields/optionFilters.ts';
import { COUNTRIES, PROVINCES } from '../countries.ts';

export interface Address {
  phone: string;
  address1: string;
  address2: string;
  city: string;
  stateProv: string;
  country: string;
  zipPostal: string;
}

interface Props {
  form: Pick<ServerForm<Address & Record<string, unknown>>, 'field' | 'setValue' | 'values'>;
  wideClass?: string;
}

/** A list that is searched. */
const listProps = () =>
  ({
    size: 'md',
    searchable: true,
    filter: substringFilter,
    nothingFoundMessage: t('Nothing matches.'),
    // 250 countries would be drawn anew with every letter typed into the form.
    comboboxProps: { keepMounted: false },
  }) as const;

/** Within Canada from a list, elsewhere as it is typed. */
function StateField({ field, setValue, values }: Props['form']) {
  if (values.country !== 'Canada') {
    return (
      <TextInput
        label={t('State or province')}
        size="md"
        autoComplete="address-level1"
        maxLength={60}
        {...field('stateProv')}
      />
    );
  }
  return (
    <Select
      label={t('Province or territory')}
      {...listProps()}
      clearable
      data={PROVINCES.map(({ code, name }) => ({ value: code, label: name }))}
      {...field('stateProv')}
      value={values.stateProv || null}
      onChange={(stateProv) => setValue('stateProv', stateProv ?? '')}
    />
  );
}

/** Phone and address of an organisation, none of it required. Within Canada the province comes from a list. */
export function AddressFields({ form: { field, setValue, values }, wideClass }: Props) {
  const isCanada = values.country === 'Canada';
  return (
    <>
      <TextInput
        label={t('Phone')}
        size="md"
        type="tel"
        autoComplete="tel"
        maxLength={40}
        {...field('phone')}
      />
      <Select
        label={t('Country')}
        {...listProps()}
        data={[...COUNTRIES]}
        {...field('country')}
        onChange={(country) => {
          setValue('country', country ?? 'Canada');
          setValue('stateProv', '');
        }}
      />
      <TextInput
        className={wideClass}
        label={t('Address')}
        size="md"
        autoComplete="address-line1"
        maxLength={120}
        {...field('address1')}
      />
      <TextInput
        className={wideClass}
        label={t('Address, second line')}
        size="md"
        autoComplete="address-line2"
        maxLength={120}
        {...field('address2')}
      />
      <TextInput
        label={t('City')}
        size="md"
        autoComplete="address-level2"
        maxLength={80}
        {...field('city')}
      />
      <StateField field={field} setValue={setValue} values={values} />
      <TextInput
        label={isCanada ? t('Postal code') : t('ZIP or postal code')}
        size="md"
        autoComplete="postal-code"
        maxLength={20}
        {...field('zipPostal')}
      />
    </>
  );
}
