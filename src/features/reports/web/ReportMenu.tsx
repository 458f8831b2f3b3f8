import { ActionIcon } from '@mantine/core';
import { IconDots } from '@tabler/icons-react';
import { type ComponentProps, useState } from 'react';
import { t } from '../../../shared/text.ts';
import { lazyOverlay } from '../../../ui/overlay/late/lazyOverlay.tsx';
import { lazyPopup } from '../../../ui/overlay/late/lazyPopup.tsx';
import type { Report } from '../contract.ts';

interface ReportMenuProps {
  report: Report;
  /** Opens the order of the report; left out where it is not open. */
  onReorder?: () => void;
}

interface ButtonProps extends ReportMenuProps {
  onRename: () => void;
}

/** The button with the dots. */
function ReportMenuTarget({
  report,
  onRename: _,
  onReorder: _onReorder,
  ...rest
}: ButtonProps & ComponentProps<'button'>) {
  return (
    <ActionIcon size={32} aria-label={t('Actions for {{name}}', { name: report.name })} data-chrome {...rest}>
      <IconDots size={18} />
    </ActionIcon>
  );
}

const ReportMenuButton = lazyPopup(
  { role: 'menu', width: 240 },
  ReportMenuTarget,
  () => import('./ReportMenuItems.tsx'),
);

const RenameReport = lazyOverlay(() => import('./RenameReport.tsx'));

/** What can be done with a report as a whole. */
export function ReportMenu({ report, onReorder }: ReportMenuProps) {
  const [isRenaming, setRenaming] = useState(false);
  return (
    <>
      <ReportMenuButton report={report} onReorder={onReorder} onRename={() => setRenaming(true)} />
      <RenameReport report={report} opened={isRenaming} onClose={() => setRenaming(false)} />
    </>
  );
}
