import { Select, TextInput } from '@mantine/core';
import { t } from '../../../shared/text.ts';
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

interface Props<A extends Address> {
  value: A;
  onChange: (change: Partial<Address>) => void;
  wideClass?: string;
}

/** Phone and address of an organisation, none of it required. Within Canada the province comes from a list. */
export function AddressFields<A extends Address>({ value, onChange, wideClass }: Props<A>) {
  const canada = value.country === 'Canada';
  const field = (name: keyof Address) => ({
    value: value[name],
    size: 'md' as const,
    onChange: (event: { currentTarget: { value: string } }) =>
      onChange({ [name]: event.currentTarget.value }),
  });
  return (
    <>
      <TextInput label={t('Phone')} type="tel" autoComplete="tel" maxLength={40} {...field('phone')} />
      <Select
        label={t('Country')}
        size="md"
        searchable
        allowDeselect={false}
        filter={substringFilter}
        nothingFoundMessage={t('Nothing matches.')}
        data={[...COUNTRIES]}
        value={value.country}
        onChange={(country) => onChange({ country: country ?? 'Canada', stateProv: '' })}
      />
      <TextInput
        className={wideClass}
        label={t('Address')}
        autoComplete="address-line1"
        maxLength={120}
        {...field('address1')}
      />
      <TextInput
        className={wideClass}
        label={t('Address, second line')}
        autoComplete="address-line2"
        maxLength={120}
        {...field('address2')}
      />
      <TextInput label={t('City')} autoComplete="address-level2" maxLength={80} {...field('city')} />
      {canada ? (
        <Select
          label={t('Province or territory')}
          size="md"
          searchable
          clearable
          filter={substringFilter}
          nothingFoundMessage={t('Nothing matches.')}
          data={PROVINCES.map(({ code, name }) => ({ value: code, label: name }))}
          value={value.stateProv || null}
          onChange={(stateProv) => onChange({ stateProv: stateProv ?? '' })}
        />
      ) : (
        <TextInput
          label={t('State or province')}
          autoComplete="address-level1"
          maxLength={60}
          {...field('stateProv')}
        />
      )}
      <TextInput
        label={canada ? t('Postal code') : t('ZIP or postal code')}
        autoComplete="postal-code"
        maxLength={20}
        {...field('zipPostal')}
      />
    </>
  );
}
