import { Checkbox, TextInput } from '@mantine/core';
import { useState } from 'react';
import {
  JURISDICTION_CODES,
  type JurisdictionCode,
  jurisdictionName,
} from '../../../../shared/jurisdictions.ts';
import { t } from '../../../../shared/text.ts';
import { FormDialog } from '../../../../ui/fields/form/FormDialog.tsx';
import { useServerForm } from '../../../../ui/fields/form/useServerForm.ts';
import type { PlaceRow } from '../../taxonomyContract.ts';
import { taxonomyApi } from '../api.ts';
import { TheirChanges } from '../parts/TheirChanges.tsx';
import c from '../parts/Things.module.css';
import { AfterField } from './AfterField.tsx';
import { neighbours, type PlaceFormProps, usePlaceMutation } from './placeForm.ts';
import own from './Taxonomy.module.css';

interface Values extends Record<string, unknown> {
  name: string;
  code: string;
  jurisdictions: JurisdictionCode[];
  after: string | null;
}

const CODE = /^[A-Z]{2,3}$/;

/** What is written of the area, and its saving; a new one begins as the last. */
function useAreaForm({ place, onSaved }: PlaceFormProps<'area'>, others: readonly PlaceRow[]) {
  return useServerForm<Values>({
    initialValues: place
      ? { ...place.written, code: place.code }
      : { name: '', code: '', jurisdictions: [...JURISDICTION_CODES], after: others.at(-1)?.id ?? null },
    mutation: usePlaceMutation(place === null, onSaved, ({ code, ...written }: Values) =>
      place
        ? taxonomyApi.changeArea({ params: { id: place.id }, body: { ...written, revision: place.revision } })
        : taxonomyApi.createArea({ body: { ...written, code } }),
    ),
    validate: ({ name, code, jurisdictions }) => ({
      ...(name.trim() ? {} : { name: t('This is needed.') }),
      ...(place || CODE.test(code) ? {} : { code: t('Two or three capital letters, as in ES.') }),
      ...(jurisdictions.length > 0 ? {} : { jurisdictions: t('Choose at least one jurisdiction.') }),
    }),
  });
}

/** The form of an area of law, in a dialog that is open. */
export function AreaForm(props: PlaceFormProps<'area'>) {
  const { place, all, onClose, kindField } = props;
  const [opened] = useState(place);
  const others = neighbours(all, 'area', null, place?.id);
  const form = useAreaForm(props, others);
  const { values, errors, setValue } = form;
  const labels = { name: t('Name'), jurisdictions: t('Jurisdictions whose law speaks of it') };
  return (
    <FormDialog
      form={form}
      title={place ? t('Edit {{name}}', { name: place.written.name }) : t('New area of law')}
      submit={place ? t('Save') : t('Add')}
      onClose={onClose}
    >
      {kindField}
      {opened && place && <TheirChanges opened={opened.written} now={place.written} labels={labels} />}
      <div className={c.pair}>
        <TextInput data-autofocus label={labels.name} maxLength={120} {...form.field('name')} />
        {place ? (
          <TextInput label={t('Code')} value={place.code} readOnly />
        ) : (
          <TextInput
            label={t('Code')}
            placeholder={t('ES')}
            maxLength={3}
            {...form.field('code')}
            onChange={(event) => setValue('code', event.currentTarget.value.toUpperCase())}
          />
        )}
      </div>
      <Checkbox.Group
        label={labels.jurisdictions}
        value={values.jurisdictions}
        onChange={(codes) => setValue('jurisdictions', codes as JurisdictionCode[])}
        error={errors.jurisdictions}
      >
        <div className={own.jurisdictions}>
          {JURISDICTION_CODES.map((code) => (
            <Checkbox key={code} size="xs" value={code} label={jurisdictionName(code)} />
          ))}
        </div>
      </Checkbox.Group>
      <AfterField
        neighbours={others}
        value={values.after}
        onChange={(after) => setValue('after', after)}
        error={errors.after}
      />
    </FormDialog>
  );
}
