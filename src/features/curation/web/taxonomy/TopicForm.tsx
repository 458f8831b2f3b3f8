import { Select, TextInput } from '@mantine/core';
import { useState } from 'react';
import { t } from '../../../../shared/text.ts';
import { FormDialog } from '../../../../ui/fields/form/FormDialog.tsx';
import { useServerForm } from '../../../../ui/fields/form/useServerForm.ts';
import { substringFilter } from '../../../../ui/fields/optionFilters.ts';
import { taxonomyApi } from '../api.ts';
import { TheirChanges } from '../parts/TheirChanges.tsx';
import c from '../parts/Things.module.css';
import { AfterField } from './AfterField.tsx';
import { neighbours, type PlaceFormProps, usePlaceMutation } from './placeForm.ts';

interface Values extends Record<string, unknown> {
  name: string;
  areaId: string | null;
  frozenAt: string;
  after: string | null;
}

/** What is written of the topic, and its saving. Where it moves to another area it stands as the last there. */
function useTopicForm({ place, parentId, all, onSaved }: PlaceFormProps<'topic'>) {
  const lastIn = (areaId: string | null) => neighbours(all, 'topic', areaId, place?.id).at(-1)?.id ?? null;
  const form = useServerForm<Values>({
    initialValues: place
      ? { ...place.written, frozenAt: place.written.frozenAt ?? '' }
      : { name: '', areaId: parentId, frozenAt: '', after: lastIn(parentId) },
    mutation: usePlaceMutation(place === null, onSaved, ({ areaId, frozenAt, name, after }: Values) => {
      const body = { name, after, areaId: areaId ?? '', frozenAt: frozenAt || null };
      return place
        ? taxonomyApi.changeTopic({ params: { id: place.id }, body: { ...body, revision: place.revision } })
        : taxonomyApi.createTopic({ body });
    }),
    validate: ({ name, areaId }) => ({
      ...(name.trim() ? {} : { name: t('This is needed.') }),
      ...(areaId ? {} : { areaId: t('Choose an area of law.') }),
    }),
  });
  const moveTo = (areaId: string | null) => {
    form.setValue('areaId', areaId);
    form.setValue('after', place && areaId === place.written.areaId ? place.written.after : lastIn(areaId));
  };
  return { ...form, moveTo };
}

/** The form of a topic, in a dialog that is open. */
export function TopicForm(props: PlaceFormProps<'topic'>) {
  const { place, all, onClose, kindField } = props;
  const [opened] = useState(place);
  const form = useTopicForm(props);
  const { values, errors, setValue } = form;
  const areas = all.filter(
    ({ kind, isArchived, id }) => kind === 'area' && (!isArchived || id === values.areaId),
  );
  const labels = {
    name: t('Name'),
    areaId: t('Area of law'),
    frozenAt: t('Changes are no longer reported since'),
  };
  return (
    <FormDialog
      form={form}
      title={place ? t('Edit {{name}}', { name: place.written.name }) : t('New topic')}
      submit={place ? t('Save') : t('Add')}
      onClose={onClose}
    >
      {kindField}
      {opened && place && <TheirChanges opened={opened.written} now={place.written} labels={labels} />}
      <TextInput data-autofocus label={labels.name} maxLength={120} {...form.field('name')} />
      <div className={c.pair}>
        <Select
          label={labels.areaId}
          data={areas.map(({ id, name }) => ({ value: id, label: name }))}
          searchable
          filter={substringFilter}
          {...form.field('areaId')}
          onChange={form.moveTo}
        />
        <AfterField
          neighbours={neighbours(all, 'topic', values.areaId, place?.id)}
          value={values.after}
          onChange={(after) => setValue('after', after)}
          error={errors.after}
        />
      </div>
      <TextInput type="date" label={labels.frozenAt} {...form.field('frozenAt')} />
    </FormDialog>
  );
}
