import { Button } from '@mantine/core';
import { IconDownload } from '@tabler/icons-react';
import { type ComponentProps, useRef } from 'react';
import { t } from '../../../shared/text.ts';
import { useFocusWhenFewer } from '../../../ui/hooks/useFocusWhenFewer.ts';
import { lazyPopup } from '../../../ui/overlay/late/lazyPopup.tsx';
import type { DownloadFormat, Report } from '../contract.ts';
import c from './ReportScreen.module.css';
import { useDownload } from './useDownload.ts';

export const FORMAT_NAMES = {
  pdf: () => t('PDF'),
  docx: () => t('Word'),
  xlsx: () => t('Excel'),
} as const satisfies Record<DownloadFormat, () => string>;

export interface DownloadChoiceProps {
  report: Report;
  onChoose: (format: DownloadFormat, withNotes: boolean) => void;
}

/** The button of the downloads. */
export function DownloadTarget({
  report,
  onChoose: _,
  ...rest
}: DownloadChoiceProps & ComponentProps<'button'>) {
  return (
    <Button
      variant="default"
      size="compact-md"
      leftSection={<IconDownload size={16} stroke={1.7} aria-hidden />}
      disabled={report.provisions.length === 0}
      data-chrome
      {...rest}
    >
      {t('Download')}
    </Button>
  );
}

const DownloadChoice = lazyPopup(
  'menu',
  DownloadTarget,
  async () => (await import('./OpenDownloadMenu.tsx')).OpenDownloadMenu,
);

/** Downloads of a report as the plan includes them (decisions 7), with the progress while a file is made. */
export function DownloadMenu({ report }: { report: Report }) {
  const { start, making } = useDownload(report);
  const place = useRef<HTMLDivElement>(null);
  useFocusWhenFewer(making ? 1 : 0, () => place.current?.querySelector('button'));
  if (making) {
    const label = t('Making the {{kind}} file', { kind: FORMAT_NAMES[making.format]() });
    return (
      <div className={c.making} role="status">
        <span>{label} …</span>
        <progress max={1} value={Math.max(0.03, making.progress)} aria-label={label} />
      </div>
    );
  }
  return (
    <div ref={place}>
      <DownloadChoice report={report} onChoose={(format, withNotes) => void start(format, withNotes)} />
    </div>
  );
}
