import { ActionIcon } from '@mantine/core';
import { IconDots } from '@tabler/icons-react';
import type { ComponentProps } from 'react';
import { t } from '../../../shared/text.ts';
import { lazyPopup } from '../../../ui/overlay/late/lazyPopup.tsx';
import type { Report } from '../contract.ts';

export interface ReportMenuProps {
  report: Report;
  /** Opens the order of the report; left out where it is not open. */
  onReorder?: () => void;
}

/** The button with the dots. */
export function ReportMenuTarget({
  report,
  onReorder: _,
  ...rest
}: ReportMenuProps & ComponentProps<'button'>) {
  return (
    <ActionIcon size={32} aria-label={t('Actions for {{name}}', { name: report.name })} data-chrome {...rest}>
      <IconDots size={18} />
    </ActionIcon>
  );
}

/** What can be done with a report as a whole. */
export const ReportMenu = lazyPopup(
  'menu',
  ReportMenuTarget,
  async () => (await import('./OpenReportMenu.tsx')).OpenReportMenu,
);
