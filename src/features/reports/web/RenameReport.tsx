import { t } from '../../../shared/text.ts';
import type { Report } from '../contract.ts';
import { NameDialog } from './NameDialog.tsx';
import type { ReportActions } from './useReportActions.tsx';

export interface RenameReportProps {
  report: Report;
  opened: boolean;
  onClose: () => void;
  rename: ReportActions['rename'];
}

/** Gives an own report another name. */
export function RenameReport({ report, opened, onClose, rename }: RenameReportProps) {
  return (
    <NameDialog
      opened={opened}
      onClose={onClose}
      title={t('Rename report')}
      name={report.name}
      action={t('Save')}
      isBusy={rename.isPending}
      error={rename.error?.message}
      onSave={(name) => rename.mutate({ report, name }, { onSuccess: onClose })}
    />
  );
}
