import { SegmentedControl, Select, Textarea, TextInput } from '@mantine/core';
import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import type { JurisdictionCode } from '../../../../shared/jurisdictions.ts';
import { t } from '../../../../shared/text.ts';
import { awaitedOptions } from '../../../../ui/fields/awaitedOptions.ts';
import { FormDialog } from '../../../../ui/fields/form/FormDialog.tsx';
import { useServerForm } from '../../../../ui/fields/form/useServerForm.ts';
import { substringFilter } from '../../../../ui/fields/optionFilters.ts';
import type { Loadable } from '../../../../ui/state/Loaded.tsx';
import { toast } from '../../../../ui/toasts/toasts.ts';
import type { InstrumentRow, StaffInstrument } from '../../instrumentsContract.ts';
import { instrumentsApi, instrumentsQuery } from '../api.ts';
import { JurisdictionChoice } from '../parts/JurisdictionChoice.tsx';
import { TheirChanges } from '../parts/TheirChanges.tsx';
import c from '../parts/Things.module.css';
import { useLibraryMutation } from '../useLibraryMutation.ts';

interface Values extends Record<string, unknown> {
  kind: 'act' | 'regulation';
  jurisdiction: JurisdictionCode | null;
  areaId: string | null;
  actId: string | null;
  name: string;
  citation: string;
  url: string;
  editorNote: string;
}

const EMPTY: Values = {
  kind: 'act',
  jurisdiction: null,
  areaId: null,
  actId: null,
  name: '',
  citation: '',
  url: '',
  editorNote: '',
};

const valuesOf = ({ kind, jurisdiction, written }: StaffInstrument): Values => ({
  kind,
  jurisdiction,
  areaId: written.areaId,
  actId: written.actId,
  name: written.name,
  citation: written.citation ?? '',
  url: written.url ?? '',
  editorNote: written.editorNote ?? '',
});

const orNull = (text: string): string | null => text.trim() || null;

/** What is sent of the form. */
const written = ({ kind, areaId, actId, name, citation, url, editorNote }: Values) => ({
  areaId: areaId ?? '',
  actId: kind === 'regulation' ? actId : null,
  name,
  citation: orNull(citation),
  url: orNull(url),
  editorNote: orNull(editorNote),
});

const save = (values: Values, instrument: StaffInstrument | null) =>
  instrument
    ? instrumentsApi.changeInstrument({
        params: { id: instrument.id },
        body: { ...written(values), revision: instrument.revision },
      })
    : instrumentsApi.createInstrument({
        body: { ...written(values), kind: values.kind, jurisdiction: values.jurisdiction ?? 'FED' },
      });

const labels = () => ({
  areaId: t('Area of law'),
  actId: t('Made under'),
  name: t('Title'),
  citation: t('Citation'),
  url: t('Address where it is published'),
  editorNote: t('Note for editors'),
});

interface Props {
  /** The one to change; null for a new one. */
  instrument: StaffInstrument | null;
  jurisdiction?: JurisdictionCode | null;
  onClose: () => void;
  onSaved: (id: string) => void;
}

/** What is written of the instrument, and its saving. */
function useActForm({ instrument, jurisdiction = null, onSaved }: Props) {
  return useServerForm<Values>({
    initialValues: instrument ? valuesOf(instrument) : { ...EMPTY, jurisdiction },
    mutation: useLibraryMutation({
      mutationFn: (values: Values) => save(values, instrument),
      onSuccess: ({ id }) => {
        toast.success({ lead: instrument ? t('Saved.') : t('Added.') });
        onSaved(id);
      },
    }),
    validate: (values) => ({
      ...(values.jurisdiction ? {} : { jurisdiction: t('Choose a jurisdiction.') }),
      ...(values.areaId ? {} : { areaId: t('Choose an area of law.') }),
      ...(values.name.trim() ? {} : { name: t('This is needed.') }),
    }),
  });
}

type Form = ReturnType<typeof useActForm>;

const KindAndJurisdiction = ({ form }: { form: Form }) => (
  <>
    <SegmentedControl
      aria-label={t('Kind')}
      data={[
        { value: 'act', label: t('Act') },
        { value: 'regulation', label: t('Regulation') },
      ]}
      {...form.field('kind')}
    />
    <JurisdictionChoice {...form.field('jurisdiction')} />
  </>
);

/** The act of a regulation: one of the same jurisdiction, where the library has it. */
function MadeUnder({ form, all }: { form: Form; all: Loadable<InstrumentRow[]> }) {
  const { values } = form;
  const acts = (all.data ?? []).filter(
    (row) =>
      row.kind === 'act' &&
      row.jurisdiction === values.jurisdiction &&
      (!row.isArchived || row.id === values.actId),
  );
  return (
    <Select
      label={labels().actId}
      placeholder={t('No act of the library')}
      data={acts.map(({ id, name }) => ({ value: id, label: name }))}
      searchable
      clearable
      clearButtonProps={{ 'aria-label': t('No act of the library') }}
      filter={substringFilter}
      {...awaitedOptions(all)}
      {...form.field('actId')}
    />
  );
}

/** The form of an act or regulation, in a dialog that is open. */
export function ActForm(props: Props) {
  const { instrument, onClose } = props;
  const [opened] = useState(instrument);
  const all = useQuery(instrumentsQuery);
  const form = useActForm(props);
  const areas = [...new Map((all.data ?? []).map(({ area }) => [area.id, area.name]))];
  const names = labels();
  return (
    <FormDialog
      form={form}
      onClose={onClose}
      title={instrument ? t('Edit {{name}}', { name: instrument.written.name }) : t('New act or regulation')}
      width={560}
      submit={instrument ? t('Save') : t('Add')}
    >
      {opened && instrument && (
        <TheirChanges opened={opened.written} now={instrument.written} labels={names} />
      )}
      {!instrument && <KindAndJurisdiction form={form} />}
      <TextInput data-autofocus label={names.name} maxLength={300} {...form.field('name')} />
      <div className={c.pair}>
        <TextInput label={names.citation} maxLength={120} {...form.field('citation')} />
        <Select
          label={names.areaId}
          data={areas.map(([value, label]) => ({ value, label }))}
          searchable
          filter={substringFilter}
          {...awaitedOptions(all)}
          {...form.field('areaId')}
        />
      </div>
      {form.values.kind === 'regulation' && <MadeUnder form={form} all={all} />}
      <TextInput type="url" label={names.url} maxLength={1000} {...form.field('url')} />
      <Textarea
        label={names.editorNote}
        autosize
        minRows={2}
        maxRows={8}
        maxLength={2000}
        {...form.field('editorNote')}
      />
    </FormDialog>
  );
}
