import { SegmentedControl, Select, TextInput } from '@mantine/core';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import {
  JURISDICTION_CODES,
  type JurisdictionCode,
  jurisdictionName,
} from '../../../../shared/jurisdictions.ts';
import { t } from '../../../../shared/text.ts';
import { torontoDay } from '../../../../shared/torontoDate.ts';
import { FormDialog } from '../../../../ui/fields/form/FormDialog.tsx';
import { useServerForm } from '../../../../ui/fields/form/useServerForm.ts';
import { substringFilter } from '../../../../ui/fields/optionFilters.ts';
import { FILED } from '../../../legislation/rules.ts';
import { introductionStage } from '../../../legislation/stages.ts';
import { staffBillQuery, staffBillsApi, staffBillsQuery } from './staffBillsApi.ts';

interface Values extends Record<string, unknown> {
  kind: 'bill' | 'regulation';
  jurisdiction: JurisdictionCode | null;
  number: string;
  name: string;
  day: string;
}

const EMPTY: Values = { kind: 'bill', jurisdiction: null, number: '', name: '', day: '' };

/** How the server names what is typed here. */
const FIELDS_BY_SENT = {
  'bill.number': 'number',
  'bill.name': 'name',
  'bill.stageDates.0.date': 'day',
  'bill.inForceDate': 'day',
} as const;

const create = ({ kind, jurisdiction, number, name, day }: Values) => {
  const code = jurisdiction ?? 'FED';
  const status = kind === 'bill' ? introductionStage(code, number.trim() || null) : FILED;
  return staffBillsApi.createBill({
    body: {
      kind,
      jurisdiction: code,
      bill: {
        ...{ number: number.trim() || null, name, chapter: null, url: null, description: null, status },
        stageDates: kind === 'bill' && day ? [{ stage: status, date: day }] : [],
        inForce: kind === 'regulation' && day ? 'on date' : 'to be proclaimed',
        inForceDate: kind === 'regulation' && day ? day : null,
        ...{ outcome: null, seenOn: torontoDay(new Date()), parts: [] },
        ...{ sources: [], confidence: 'medium', acts: [], regulations: [] },
      },
    },
  });
};

interface Props {
  onClose: () => void;
  onCreated: (id: string) => void;
}

/** Asks for what a bill cannot be without, in a dialog that is open; the rest is written where the bill opens. */
export function NewBill({ onClose, onCreated }: Props) {
  const client = useQueryClient();
  const mutation = useMutation({
    mutationFn: create,
    onSuccess: (made) => {
      client.setQueryData(staffBillQuery(made.id).queryKey, made);
      void client.invalidateQueries({ queryKey: staffBillsQuery.queryKey, exact: true });
      onCreated(made.id);
    },
  });
  const form = useServerForm<Values>({
    initialValues: EMPTY,
    mutation,
    fieldsBySent: FIELDS_BY_SENT,
    validate: ({ jurisdiction, name }) => ({
      ...(jurisdiction ? {} : { jurisdiction: t('Choose a jurisdiction.') }),
      ...(name.trim() ? {} : { name: t('A bill has a name.') }),
    }),
  });
  const isBill = form.values.kind === 'bill';
  return (
    <FormDialog form={form} title={t('New bill')} width={520} submit={t('Add')} onClose={onClose}>
      <SegmentedControl
        aria-label={t('Kind')}
        data={[
          { value: 'bill', label: t('Bill') },
          { value: 'regulation', label: t('Filed regulation') },
        ]}
        {...form.field('kind')}
      />
      <Select
        label={t('Jurisdiction')}
        data={JURISDICTION_CODES.map((code) => ({ value: code, label: jurisdictionName(code) }))}
        searchable
        filter={substringFilter}
        {...form.field('jurisdiction')}
      />
      <TextInput label={t('Number')} maxLength={60} {...form.field('number')} />
      <TextInput label={t('Name')} maxLength={300} {...form.field('name')} />
      <TextInput type="date" label={isBill ? t('Introduced on') : t('Starts on')} {...form.field('day')} />
    </FormDialog>
  );
}
