import { ActionIcon, Menu } from '@mantine/core';
import {
  IconArrowsSort,
  IconCopy,
  IconDots,
  IconPencil,
  IconTrash,
  IconUsers,
  IconUsersMinus,
} from '@tabler/icons-react';
import { useState } from 'react';
import { t } from '../../../shared/text.ts';
import { loadedWhenOpened } from '../../../ui/LoadedWhenOpened.tsx';
import type { Report } from '../contract.ts';
import type { RenameReportProps } from './RenameReport.tsx';
import { useReportActions } from './useReportActions.tsx';

const RenameReport = loadedWhenOpened<RenameReportProps>(
  async () => (await import('./RenameReport.tsx')).RenameReport,
);

const ICON = { size: 16, stroke: 1.7 } as const;

interface Props {
  report: Report;
  /** Opens the order of the report; left out where it is not open. */
  onReorder?: () => void;
}

/** What can be done with a report as a whole. Only its owner may change it (decisions 5). */
export function ReportMenu({ report, onReorder }: Props) {
  const { duplicate, remove, rename, share } = useReportActions();
  const [isRenaming, setRenaming] = useState(false);
  return (
    <>
      <Menu position="bottom-end" width={240}>
        <Menu.Target>
          <ActionIcon size={32} aria-label={t('Actions for {{name}}', { name: report.name })} data-chrome>
            <IconDots size={18} />
          </ActionIcon>
        </Menu.Target>
        <Menu.Dropdown>
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
        </Menu.Dropdown>
      </Menu>
      <RenameReport report={report} opened={isRenaming} onClose={() => setRenaming(false)} rename={rename} />
    </>
  );
}
