import { Select, Switch, Textarea, TextInput } from '@mantine/core';
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
import { REQUIREMENT_TYPES, readEmployees } from '../../../checklists/rules.ts';
import type { InstrumentRow } from '../../instrumentsContract.ts';
import type { StaffRequirement, WrittenRequirement } from '../../requirementsContract.ts';
import { instrumentsQuery, requirementPlacesQuery, requirementsApi } from '../api.ts';
import { JurisdictionChoice } from '../parts/JurisdictionChoice.tsx';
import { TheirChanges } from '../parts/TheirChanges.tsx';
import c from '../parts/Things.module.css';
import { useLibraryMutation } from '../useLibraryMutation.ts';
import { CitationRows } from './CitationRows.tsx';
import {
  citedText,
  EMPTY_REQUIREMENT,
  type RequirementValues,
  valuesOf,
  writtenOf,
} from './requirementValues.ts';

const isCount = (text: string): boolean => text.trim() === '' || readEmployees(text) !== null;

const faults = (values: RequirementValues) => ({
  ...(values.jurisdiction ? {} : { jurisdiction: t('Choose a jurisdiction.') }),
  ...(values.groupId ? {} : { groupId: t('Choose what it is about.') }),
  ...(values.type ? {} : { type: t('Choose a type.') }),
  ...(values.requirement.trim() ? {} : { requirement: t('This is needed.') }),
  ...(isCount(values.minEmployees) ? {} : { minEmployees: t('A whole number from 1.') }),
  ...(isCount(values.maxEmployees) ? {} : { maxEmployees: t('A whole number from 1.') }),
  ...(values.cited.every(({ id, sections }) => id || !sections.trim())
    ? {}
    : { cited: t('Choose the act or regulation of these sections.') }),
});

interface Place {
  id: string;
  name: string;
  topic: string;
}

/** As it is compared for people: places, acts and regulations by name. */
const inWords = (
  written: WrittenRequirement,
  places: readonly Place[] = [],
  instruments: readonly InstrumentRow[] = [],
) => ({
  ...written,
  about: places.find(({ id }) => id === written.groupId)?.name ?? written.groupId,
  restsOn: citedText(written, instruments),
  isPublished: written.isPublished ? t('Yes') : t('No'),
});

const labels = () => ({
  requirement: t('Requirement'),
  about: t('About'),
  type: t('Type of Requirement'),
  minEmployees: t('From employees'),
  maxEmployees: t('Up to employees'),
  frequency: t('How often'),
  startsOn: t('Duty exists from'),
  deadline: t('Deadline of the law'),
  restsOn: t('Rests on'),
  isPublished: t('Readers see it'),
});

interface Props {
  /** The one to change; null for a new one. */
  requirement: StaffRequirement | null;
  jurisdiction?: JurisdictionCode | null;
  onClose: () => void;
  onSaved: (id: string) => void;
}

/** What is written of the requirement, and its saving. */
function useRequirementForm({ requirement, jurisdiction = null, onSaved }: Props) {
  return useServerForm<RequirementValues>({
    initialValues: requirement ? valuesOf(requirement) : { ...EMPTY_REQUIREMENT, jurisdiction },
    mutation: useLibraryMutation({
      mutationFn: (values: RequirementValues) => {
        const body = writtenOf(values);
        return requirement
          ? requirementsApi.changeStaffRequirement({
              params: { id: requirement.id },
              body: { ...body, revision: requirement.revision },
            })
          : requirementsApi.createRequirement({
              body: { ...body, jurisdiction: values.jurisdiction ?? 'FED' },
            });
      },
      onSuccess: ({ id, waits }) => {
        const done = requirement ? t('Saved.') : t('Added.');
        toast.success({
          lead: waits ? t('Kept. It waits for a second reader, and readers see it then.') : done,
        });
        onSaved(id);
      },
    }),
    validate: faults,
  });
}

type Form = ReturnType<typeof useRequirementForm>;

/** Of what type it is and about what, for how many employees, how often and by when. */
function WhomAndWhen({ form, places }: { form: Form; places: Loadable<Place[]> }) {
  const names = labels();
  return (
    <div className={c.pair}>
      <Select label={names.type} data={REQUIREMENT_TYPES.map((type) => type)} {...form.field('type')} />
      <Select
        label={names.about}
        data={(places.data ?? []).map(({ id, name, topic }) => ({ value: id, label: `${name} · ${topic}` }))}
        searchable
        filter={substringFilter}
        limit={60}
        {...awaitedOptions(places)}
        {...form.field('groupId')}
      />
      <TextInput
        type="number"
        min={1}
        label={names.minEmployees}
        placeholder={t('Any number')}
        {...form.field('minEmployees')}
      />
      <TextInput
        type="number"
        min={1}
        label={names.maxEmployees}
        placeholder={t('Any number')}
        {...form.field('maxEmployees')}
      />
      <TextInput label={names.frequency} maxLength={120} {...form.field('frequency')} />
      <TextInput
        label={names.deadline}
        placeholder={t('2027-03-31, or 03-31 yearly')}
        maxLength={10}
        {...form.field('deadline')}
      />
      <TextInput type="date" label={names.startsOn} {...form.field('startsOn')} />
    </div>
  );
}

/** What it rests on: instruments of its jurisdiction and federal ones, and those that it cites already. */
function RestsOn({ form, instruments }: { form: Form; instruments: Loadable<InstrumentRow[]> }) {
  const { values, errors } = form;
  const cited = new Set(values.cited.map(({ id }) => id));
  const offered = (instruments.data ?? []).filter(
    (row) =>
      (row.jurisdiction === values.jurisdiction || row.jurisdiction === 'FED') &&
      (!row.isArchived || cited.has(row.id)),
  );
  const citedError = errors.cited ?? errors.acts ?? errors.regulations;
  return (
    <CitationRows
      rows={values.cited}
      onChange={(rows) => form.setValue('cited', rows)}
      offered={offered}
      awaited={awaitedOptions(instruments)}
      error={citedError ? String(citedError) : undefined}
    />
  );
}

/** The form of a checklist requirement, in a dialog that is open. */
export function RequirementForm(props: Props) {
  const { requirement, onClose } = props;
  const [opened] = useState(requirement);
  const instruments = useQuery(instrumentsQuery);
  const places = useQuery(requirementPlacesQuery);
  const form = useRequirementForm(props);
  const { values } = form;
  const names = labels();
  return (
    <FormDialog
      form={form}
      onClose={onClose}
      title={requirement ? t('Edit the requirement') : t('New requirement')}
      width={640}
      submit={requirement ? t('Save') : t('Add')}
    >
      {opened && requirement && (
        <TheirChanges
          opened={inWords(opened.written, places.data, instruments.data)}
          now={inWords(requirement.written, places.data, instruments.data)}
          labels={names}
        />
      )}
      {!requirement && <JurisdictionChoice {...form.field('jurisdiction')} />}
      <Textarea
        data-autofocus
        label={names.requirement}
        autosize
        minRows={2}
        maxRows={5}
        maxLength={300}
        {...form.field('requirement')}
      />
      <WhomAndWhen form={form} places={places} />
      <RestsOn form={form} instruments={instruments} />
      <Switch
        label={names.isPublished}
        checked={values.isPublished}
        onChange={(event) => form.setValue('isPublished', event.currentTarget.checked)}
      />
    </FormDialog>
  );
}
