import { Button, TextInput } from '@mantine/core';
import { t } from '../../../shared/text.ts';
import { useServerForm } from '../../../ui/fields/form/useServerForm.ts';
import { Dialog } from '../../../ui/overlay/dialog/Dialog.tsx';
import { isReportName, MAX_NAME } from '../rules.ts';
import c from './AddToReportDialog.module.css';
import { ReportPicker } from './ReportPicker.tsx';
import { useAddToReport } from './useAddToReport.tsx';

export interface AddToReportDialogProps {
  opened: boolean;
  onClose: () => void;
  provisionIds: readonly string[];
}

/** Adds provisions to a new report, or to one that there is already (specification 2.6). */
function AddToReportDialog({ opened, onClose, provisionIds }: AddToReportDialogProps) {
  const add = useAddToReport(provisionIds, onClose);
  const { props, field, values } = useServerForm({
    initialValues: { name: '' },
    mutation: add,
    // The mutation tells it by a toast of its own.
    failureAs: 'ownText',
  });
  const target = add.variables;
  const isCreating = add.isPending && target !== undefined && 'name' in target;
  const appendingTo = add.isPending && target && 'report' in target ? target.report.id : null;
  return (
    <Dialog opened={opened} onClose={onClose} title={t('Add To Report')} width={480}>
      <p className={c.count}>{t('{{count}} provisions will be added', { count: provisionIds.length })}</p>
      <form className={c.create} {...props}>
        <TextInput
          data-autofocus
          label={t('Create a new report')}
          placeholder={t('Name of the report')}
          maxLength={MAX_NAME}
          {...field('name')}
        />
        <Button type="submit" disabled={!isReportName(values.name) || add.isPending} loading={isCreating}>
          {t('Create')}
        </Button>
      </form>
      <ReportPicker
        opened={opened}
        provisionIds={provisionIds}
        appendingTo={appendingTo}
        isBusy={add.isPending}
        onPick={(report) => add.mutate({ report })}
      />
    </Dialog>
  );
}

export { AddToReportDialog as Component };
