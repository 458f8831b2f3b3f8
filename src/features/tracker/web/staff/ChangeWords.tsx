import { Button, Textarea } from '@mantine/core';
import { IconPencil, IconTrash } from '@tabler/icons-react';
import { useMutation } from '@tanstack/react-query';
import { useState } from 'react';
import { t } from '../../../../shared/text.ts';
import { UnsavedGuard } from '../../../../ui/fields/form/UnsavedGuard.tsx';
import { useServerForm } from '../../../../ui/fields/form/useServerForm.ts';
import { toastNotLoaded } from '../../../../ui/overlay/late/toastNotLoaded.tsx';
import { Actions } from '../../../../ui/parts/Actions.tsx';
import { LinkButton } from '../../../../ui/parts/LinkButton.tsx';
import { Prose } from '../../../../ui/parts/Prose.tsx';
import { toastSomethingWentWrong } from '../../../../ui/toasts/errorToasts.ts';
import { toast } from '../../../../ui/toasts/toasts.ts';
import type { StaffBill, StaffChange } from '../../staffContract.ts';
import { PartChoice } from './PartChoice.tsx';
import c from './StaffTracker.module.css';
import { staffBillsApi } from './staffBillsApi.ts';
import { useChangeKept } from './useChangeKept.ts';

interface Props {
  bill: StaffBill;
  change: StaffChange;
}

/** Takes a change out, and brings it back for ten seconds. */
function useTakeOut({ bill, change }: Props) {
  const keep = useChangeKept(bill.id);
  return useMutation({
    mutationFn: () => staffBillsApi.removeBillChange({ params: { id: bill.id, changeId: change.id } }),
    onSuccess: (saved) => {
      if (!keep(saved)) return;
      const { partId, provision, overview } = change;
      const undo = () =>
        void staffBillsApi
          .addBillChange({ params: { id: bill.id }, body: { partId, provisionId: provision.id, overview } })
          .then(keep, toastSomethingWentWrong);
      toast.success({
        lead: t('Taken out. Readers no longer see it.'),
        link: <LinkButton onClick={undo}>{t('Undo')}</LinkButton>,
        milliseconds: 10_000,
      });
    },
    onError: toastSomethingWentWrong,
  });
}

/** What readers are told a bill will change, with the ways to say it otherwise and to take it out. */
export function ChangeWords({ bill, change }: Props) {
  const [markdown, setMarkdown] = useState<string | null>(null);
  const edit = () =>
    void import('turndown').then(
      ({ default: Turndown }) =>
        setMarkdown(
          new Turndown({ headingStyle: 'atx', bulletListMarker: '-', emDelimiter: '*' }).turndown(
            change.overview,
          ),
        ),
      (error: unknown) => toastNotLoaded(t('The editor did not load.'), error),
    );
  const remove = useTakeOut({ bill, change });
  if (markdown !== null) {
    return <WordsForm bill={bill} change={change} overview={markdown} onDone={() => setMarkdown(null)} />;
  }
  return (
    <div className={c.words}>
      <h3>
        {t('What readers are told')}
        {change.state !== 'rolledIn' && (
          <span>
            <Button
              size="compact-sm"
              variant="subtle"
              leftSection={<IconPencil size={14} aria-hidden />}
              onClick={edit}
            >
              {t('Edit')}
            </Button>
            <Button
              size="compact-sm"
              variant="subtle"
              color="red"
              leftSection={<IconTrash size={14} aria-hidden />}
              loading={remove.isPending}
              onClick={() => remove.mutate()}
            >
              {t('Take out')}
            </Button>
          </span>
        )}
      </h3>
      <Prose html={change.overview} plain />
    </div>
  );
}

interface FormProps extends Props {
  /** Markdown. */
  overview: string;
  onDone: () => void;
}

function WordsForm({ bill, change, overview, onDone }: FormProps) {
  const keep = useChangeKept(bill.id);
  const save = useMutation({
    mutationFn: (body: { partId: string | null; overview: string }) =>
      staffBillsApi.editBillChange({ params: { id: bill.id, changeId: change.id }, body }),
    onSuccess: (saved) => {
      keep(saved);
      onDone();
    },
  });
  const form = useServerForm({
    initialValues: { partId: change.partId, overview },
    mutation: save,
    validate: (values) => (values.overview.trim() ? {} : { overview: t('Say what will change.') }),
  });
  return (
    <form className={c.words} {...form.props}>
      <UnsavedGuard isDirty={form.isDirty} />
      <PartChoice bill={bill} label={t('Part that changes it')} {...form.field('partId')} />
      <Textarea
        label={t('What readers are told')}
        autosize
        minRows={3}
        maxRows={14}
        maxLength={5000}
        {...form.field('overview')}
      />
      <Actions>
        <Button type="submit" variant="light" loading={form.isPending}>
          {t('Save')}
        </Button>
        <Button variant="default" onClick={onDone}>
          {t('Cancel')}
        </Button>
      </Actions>
    </form>
  );
}
