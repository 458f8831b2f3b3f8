import { t } from '../../../shared/text.ts';
import type { Report } from '../contract.ts';
import { NameDialog } from './NameDialog.tsx';
import { useReportActions } from './useReportActions.tsx';

interface Props {
  report: Report;
  opened: boolean;
  onClose: () => void;
}

/** Gives an own report another name. */
function RenameReport({ report, opened, onClose }: Props) {
  const { rename } = useReportActions();
  return (
    <NameDialog
      opened={opened}
      onClose={onClose}
      title={t('Rename report')}
      name={report.name}
      action={t('Save')}
      save={{
        ...rename,
        mutateAsync: ({ name }) => rename.mutateAsync({ report, name }, { onSuccess: onClose }),
      }}
    />
  );
}

export { RenameReport as Component };
