import { MultiSelect, Select, TagsInput, TextInput } from '@mantine/core';
import { useState } from 'react';
import { t } from '../../../../shared/text.ts';
import { FormDialog } from '../../../../ui/fields/form/FormDialog.tsx';
import { useServerForm } from '../../../../ui/fields/form/useServerForm.ts';
import { substringFilter } from '../../../../ui/fields/optionFilters.ts';
import type { WrittenField } from '../../fieldKinds.ts';
import type { PlaceRow, StaffPlace } from '../../taxonomyContract.ts';
import { taxonomyApi } from '../api.ts';
import { TheirChanges } from '../parts/TheirChanges.tsx';
import c from '../parts/Things.module.css';
import { AfterField } from './AfterField.tsx';
import { FieldsEditor } from './FieldsEditor.tsx';
import { fieldFaults } from './fieldFaults.ts';
import { placesAbove } from './listedPlaces.ts';
import { neighbours, type PlaceFormProps, usePlaceMutation } from './placeForm.ts';

type StaffGroup = Extract<StaffPlace, { kind: 'provisionGroup' }>;

interface Values extends Record<string, unknown> {
  name: string;
  topicId: string | null;
  searchWords: string[];
  seeAlso: string[];
  fields: WrittenField[];
  after: string | null;
}

const pathOf = (all: readonly PlaceRow[], row: PlaceRow): string =>
  [...placesAbove(all, row), row].map(({ name }) => name).join(' › ');

const labels = () => ({
  name: t('Name'),
  topicId: t('Topic'),
  searchWords: t('Search words'),
  seeAlso: t('Also see'),
  fields: t('Fields'),
});

/** As it is compared for people: its topic, what it points to, and its fields by name. */
const inWords = (all: readonly PlaceRow[], written: StaffGroup['written']) => {
  const nameOf = (id: string) => all.find((row) => row.id === id)?.name ?? id;
  return {
    ...written,
    topicId: nameOf(written.topicId),
    seeAlso: written.seeAlso.map(nameOf),
    fields: written.fields.map(({ label }) => label),
  };
};

/** What is written of the group, and its saving. Where it moves to another topic it stands as the last there. */
function useGroupForm({ place, parentId, all, onSaved }: PlaceFormProps<'provisionGroup'>) {
  const lastIn = (topicId: string | null) =>
    neighbours(all, 'provisionGroup', topicId, place?.id).at(-1)?.id ?? null;
  const form = useServerForm<Values>({
    initialValues: place?.written
      ? { ...place.written }
      : { name: '', topicId: parentId, searchWords: [], seeAlso: [], fields: [], after: lastIn(parentId) },
    mutation: usePlaceMutation(place === null, onSaved, (values: Values) => {
      const { name, topicId, searchWords, seeAlso, fields, after } = values;
      const body = { name, topicId: topicId ?? '', searchWords, seeAlso, fields, after };
      return place
        ? taxonomyApi.changeGroup({ params: { id: place.id }, body: { ...body, revision: place.revision } })
        : taxonomyApi.createGroup({ body });
    }),
    validate: ({ name, topicId, fields }) => {
      const fault = fieldFaults(fields);
      return {
        ...(name.trim() ? {} : { name: t('This is needed.') }),
        ...(topicId ? {} : { topicId: t('Choose a topic.') }),
        ...(fault ? { fields: fault } : {}),
      };
    },
  });
  const moveTo = (topicId: string | null) => {
    form.setValue('topicId', topicId);
    form.setValue(
      'after',
      place && topicId === place.written.topicId ? place.written.after : lastIn(topicId),
    );
  };
  return { ...form, moveTo };
}

interface PlaceAndWordsProps extends Pick<PlaceFormProps<'provisionGroup'>, 'place' | 'all'> {
  form: ReturnType<typeof useGroupForm>;
}

/** Where the group stands, by which words it is found, and what it points to. */
function PlaceAndWords({ form, place, all }: PlaceAndWordsProps) {
  const { values, errors, setValue } = form;
  const names = labels();
  const topics = all.filter(
    ({ kind, isArchived, id }) => kind === 'topic' && (!isArchived || id === values.topicId),
  );
  const groups = all.filter(
    ({ kind, isArchived, id }) => kind === 'provisionGroup' && !isArchived && id !== place?.id,
  );
  return (
    <div className={c.pair}>
      <Select
        label={names.topicId}
        data={topics.map((row) => ({ value: row.id, label: pathOf(all, row) }))}
        searchable
        limit={60}
        filter={substringFilter}
        {...form.field('topicId')}
        onChange={form.moveTo}
      />
      <AfterField
        neighbours={neighbours(all, 'provisionGroup', values.topicId, place?.id)}
        value={values.after}
        onChange={(after) => setValue('after', after)}
        error={errors.after}
      />
      <TagsInput
        label={names.searchWords}
        description={t('Other words by which readers look for it. Press Enter after each.')}
        maxTags={30}
        {...form.field('searchWords')}
      />
      <MultiSelect
        label={names.seeAlso}
        description={t('Shown with each of its provisions, in the same jurisdiction.')}
        data={groups.map((row) => ({ value: row.id, label: pathOf(all, row) }))}
        searchable
        limit={60}
        maxValues={12}
        filter={substringFilter}
        nothingFoundMessage={t('Nothing matches.')}
        {...form.field('seeAlso')}
      />
    </div>
  );
}

/** The form of a provision group with its fields, in a dialog that is open. */
export function GroupForm(props: PlaceFormProps<'provisionGroup'>) {
  const { place, all, onClose, kindField } = props;
  const [opened] = useState(place);
  const form = useGroupForm(props);
  const { values, errors, setValue } = form;
  const names = labels();
  return (
    <FormDialog
      form={form}
      title={place ? t('Edit {{name}}', { name: place.written.name }) : t('New provision group')}
      width={760}
      submit={place ? t('Save') : t('Add')}
      onClose={onClose}
    >
      {kindField}
      {opened && place && (
        <TheirChanges
          opened={inWords(all, opened.written)}
          now={inWords(all, place.written)}
          labels={names}
        />
      )}
      <TextInput data-autofocus label={names.name} maxLength={160} {...form.field('name')} />
      <PlaceAndWords form={form} place={place} all={all} />
      <FieldsEditor
        fields={values.fields}
        onChange={(fields) => setValue('fields', fields)}
        known={opened?.written.fields.map(({ key }) => key) ?? []}
        uses={place?.fieldUses ?? {}}
        error={errors.fields}
      />
    </FormDialog>
  );
}
