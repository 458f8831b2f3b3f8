import { Menu } from '@mantine/core';
import {
  IconArrowsSort,
  IconCopy,
  IconPencil,
  IconTrash,
  IconUsers,
  IconUsersMinus,
} from '@tabler/icons-react';
import { t } from '../../../shared/text.ts';
import type { Report } from '../contract.ts';
import { useReportActions } from './useReportActions.tsx';

const ICON = { size: 16, stroke: 1.7 } as const;

interface Props {
  report: Report;
  onRename: () => void;
  /** Opens the order of the report; left out where it is not open. */
  onReorder?: () => void;
}

/** What the menu of a report holds. Only its owner may change it (decisions 5). */
function ReportMenuItems({ report, onRename, onReorder }: Props) {
  const { duplicate, remove, share } = useReportActions();
  return (
    <>
      {report.isOwn && (
        <Menu.Item leftSection={<IconPencil {...ICON} />} onClick={onRename}>
          {t('Rename')}
        </Menu.Item>
      )}
      {report.isOwn && (
        <Menu.Item
          leftSection={report.isShared ? <IconUsersMinus {...ICON} /> : <IconUsers {...ICON} />}
          onClick={() => share.mutate(report)}
        >
          {report.isShared ? t('Stop sharing') : t('Share with your account')}
        </Menu.Item>
      )}
      {report.isOwn && onReorder && (
        <Menu.Item leftSection={<IconArrowsSort {...ICON} />} onClick={onReorder}>
          {t('Change the order')}
        </Menu.Item>
      )}
      <Menu.Item leftSection={<IconCopy {...ICON} />} onClick={() => duplicate.mutate(report)}>
        {t('Duplicate')}
      </Menu.Item>
      {report.isOwn && (
        <Menu.Item leftSection={<IconTrash {...ICON} />} onClick={() => remove.mutate(report)}>
          {t('Delete')}
        </Menu.Item>
      )}
    </>
  );
}

export { ReportMenuItems as Component };
