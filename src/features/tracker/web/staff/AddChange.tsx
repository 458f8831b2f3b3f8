import { Button, Select, Textarea } from '@mantine/core';
import { useMutation, useQuery } from '@tanstack/react-query';
import { t } from '../../../../shared/text.ts';
import { awaitedOptions } from '../../../../ui/fields/awaitedOptions.ts';
import { UnsavedGuard } from '../../../../ui/fields/form/UnsavedGuard.tsx';
import { useServerForm } from '../../../../ui/fields/form/useServerForm.ts';
import { substringFilter } from '../../../../ui/fields/optionFilters.ts';
import { useKeptState } from '../../../../ui/hooks/useKeptState.ts';
import { toast } from '../../../../ui/toasts/toasts.ts';
import type { StaffBill } from '../../staffContract.ts';
import { PartChoice } from './PartChoice.tsx';
import c from './StaffTracker.module.css';
import { billProvisionsQuery, staffBillsApi } from './staffBillsApi.ts';
import { useChangeKept } from './useChangeKept.ts';

const EMPTY = { provisionId: null as string | null, partId: null as string | null, overview: '' };

/** A further provision that the bill changes, and what will change in it; readers are told of it at once, or once a second person read it. */
export function AddChange({ bill }: { bill: StaffBill }) {
  const keep = useChangeKept(bill.id);
  const provisions = useQuery(billProvisionsQuery(bill.id));
  const add = useMutation({
    mutationFn: ({ provisionId, partId, overview }: typeof EMPTY) => {
      // A part may have been taken out of the bill since it was chosen; its field shows the whole bill then.
      const isOffered = bill.bill.parts.some(({ id }) => id === partId);
      return staffBillsApi.addBillChange({
        params: { id: bill.id },
        body: { provisionId: provisionId ?? '', partId: isOffered ? partId : null, overview },
      });
    },
    onSuccess: (saved) => {
      for (const [name, value] of Object.entries(EMPTY)) form.setValue(name, value);
      written.forget();
      if (keep(saved)) toast.success({ lead: t('Added. Readers see it in Latest Updates.') });
    },
  });
  const written = useKeptState(`change of ${bill.id}`, EMPTY);
  const form = useServerForm({
    initialValues: written.value,
    onValuesChange: written.keep,
    mutation: add,
    validate: ({ provisionId, overview }) => ({
      ...(provisionId ? {} : { provisionId: t('Choose a provision.') }),
      ...(overview.trim() ? {} : { overview: t('Say what will change.') }),
    }),
  });
  return (
    <form className={c.add} {...form.props}>
      <UnsavedGuard isDirty={written.isKept} />
      <h3>{t('Another provision')}</h3>
      <Select
        aria-label={t('Provision')}
        placeholder={t('Provision')}
        data={(provisions.data ?? []).map(({ id, name }) => ({ value: id, label: name }))}
        searchable
        filter={substringFilter}
        maxDropdownHeight={320}
        {...awaitedOptions(provisions)}
        {...form.field('provisionId')}
      />
      <PartChoice bill={bill} aria-label={t('Part that changes it')} {...form.field('partId')} />
      <Textarea
        aria-label={t('What will change')}
        placeholder={t('What will change')}
        autosize
        minRows={2}
        maxRows={8}
        maxLength={5000}
        {...form.field('overview')}
      />
      <Button type="submit" variant="default" loading={form.isPending}>
        {t('Add')}
      </Button>
    </form>
  );
}
