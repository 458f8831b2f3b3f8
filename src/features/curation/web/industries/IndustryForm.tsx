import { SegmentedControl, TextInput } from '@mantine/core';
import { useState } from 'react';
import { t } from '../../../../shared/text.ts';
import { FormDialog } from '../../../../ui/fields/form/FormDialog.tsx';
import { useServerForm } from '../../../../ui/fields/form/useServerForm.ts';
import { toast } from '../../../../ui/toasts/toasts.ts';
import type { StaffIndustry } from '../../industriesContract.ts';
import { industriesApi } from '../api.ts';
import { TheirChanges } from '../parts/TheirChanges.tsx';
import { useLibraryMutation } from '../useLibraryMutation.ts';

interface Values extends Record<string, unknown> {
  name: string;
  kind: 'industry' | 'occupation';
  naics: string;
}

const save = ({ name, kind, naics }: Values, industry: StaffIndustry | null) => {
  const written = { name, kind, naics: naics.trim() || null };
  return industry
    ? industriesApi.changeIndustry({
        params: { id: industry.id },
        body: { ...written, revision: industry.revision },
      })
    : industriesApi.createIndustry({ body: written });
};

interface Props {
  /** The one to change; null for a new one. */
  industry: StaffIndustry | null;
  onClose: () => void;
  onSaved: (id: string) => void;
}

/** The form of an industry or occupation, in a dialog that is open. */
export function IndustryForm({ industry, onClose, onSaved }: Props) {
  const [opened] = useState(industry);
  const form = useServerForm<Values>({
    initialValues: {
      name: industry?.written.name ?? '',
      kind: industry?.written.kind ?? 'industry',
      naics: industry?.written.naics ?? '',
    },
    mutation: useLibraryMutation({
      mutationFn: (values: Values) => save(values, industry),
      onSuccess: ({ id }) => {
        toast.success({ lead: industry ? t('Saved.') : t('Added.') });
        onSaved(id);
      },
    }),
    validate: ({ name }) => (name.trim() ? {} : { name: t('This is needed.') }),
  });
  const labels = { name: t('Name'), kind: t('Kind'), naics: t('NAICS codes') };
  return (
    <FormDialog
      form={form}
      onClose={onClose}
      title={industry ? t('Edit {{name}}', { name: industry.written.name }) : t('New industry or occupation')}
      width={480}
      submit={industry ? t('Save') : t('Add')}
    >
      {opened && industry && <TheirChanges opened={opened.written} now={industry.written} labels={labels} />}
      <SegmentedControl
        aria-label={labels.kind}
        data={[
          { value: 'industry', label: t('Industry') },
          { value: 'occupation', label: t('Occupation') },
        ]}
        {...form.field('kind')}
      />
      <TextInput data-autofocus label={labels.name} maxLength={120} {...form.field('name')} />
      <TextInput
        label={labels.naics}
        description={t('Of the North American Industry Classification System, as in 211, 213.')}
        maxLength={120}
        {...form.field('naics')}
      />
    </FormDialog>
  );
}
