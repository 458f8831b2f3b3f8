import { Button } from '@mantine/core';
import { IconDownload } from '@tabler/icons-react';
import { type ComponentProps, useRef, useState } from 'react';
import { t } from '../../../shared/text.ts';
import { useFocusWhenFewer } from '../../../ui/hooks/useFocusWhenFewer.ts';
import { lazyPopup } from '../../../ui/overlay/late/lazyPopup.tsx';
import type { DownloadFormat, Report } from '../contract.ts';
import { FORMAT_NAMES } from './formatNames.ts';
import c from './ReportScreen.module.css';
import { type DownloadExtras, useDownload } from './useDownload.ts';

interface DownloadChoiceProps {
  formats: readonly DownloadFormat[];
  disabled: boolean;
  extras: DownloadExtras;
  onExtras: (extras: DownloadExtras) => void;
  onChoose: (format: DownloadFormat) => void;
}

/** The button of the downloads. */
function DownloadTarget({
  formats: _,
  extras: _extras,
  onExtras: _onExtras,
  onChoose: _onChoose,
  ...rest
}: DownloadChoiceProps & ComponentProps<'button'>) {
  return (
    <Button
      variant="default"
      size="compact-md"
      leftSection={<IconDownload size={16} stroke={1.7} aria-hidden />}
      data-chrome
      {...rest}
    >
      {t('Download')}
    </Button>
  );
}

const DownloadChoice = lazyPopup(
  { role: 'menu', width: 260 },
  DownloadTarget,
  () => import('./DownloadItems.tsx'),
);

/** Downloads of a report as the plan includes them (decisions 7), with the progress while a file is made. */
export function DownloadMenu({ report, on }: { report: Report; on: string | null }) {
  const { start, making } = useDownload(report, on);
  const [extras, setExtras] = useState<DownloadExtras>({ notes: false, policies: false });
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
      <DownloadChoice
        formats={report.downloads}
        disabled={report.provisions.length === 0}
        extras={extras}
        onExtras={setExtras}
        onChoose={(format) => void start(format, extras)}
      />
    </div>
  );
}
