import { Menu } from '@mantine/core';
import {
  IconArrowsSort,
  IconCopy,
  IconPencil,
  IconTrash,
  IconUsers,
  IconUsersMinus,
} from '@tabler/icons-react';
import { useState } from 'react';
import { t } from '../../../shared/text.ts';
import { lazyOverlay } from '../../../ui/overlay/late/lazyOverlay.tsx';
import { OpenMenu } from '../../../ui/overlay/OpenMenu.tsx';
import type { RenameReportProps } from './RenameReport.tsx';
import { type ReportMenuProps, ReportMenuTarget } from './ReportMenu.tsx';
import { useReportActions } from './useReportActions.tsx';

const RenameReport = lazyOverlay<RenameReportProps>(
  async () => (await import('./RenameReport.tsx')).RenameReport,
);

const ICON = { size: 16, stroke: 1.7 } as const;

/** The menu of a report, whole. Only its owner may change it (decisions 5). */
export function OpenReportMenu(props: ReportMenuProps) {
  const { report, onReorder } = props;
  const { duplicate, remove, rename, share } = useReportActions();
  const [isRenaming, setRenaming] = useState(false);
  return (
    <>
      <OpenMenu width={240} target={<ReportMenuTarget {...props} />}>
        {report.isOwn && (
          <Menu.Item leftSection={<IconPencil {...ICON} />} onClick={() => setRenaming(true)}>
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
      </OpenMenu>
      <RenameReport report={report} opened={isRenaming} onClose={() => setRenaming(false)} rename={rename} />
    </>
  );
}
