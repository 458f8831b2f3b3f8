import { Button, Menu } from '@mantine/core';
import {
  IconDownload,
  IconFileTypeDocx,
  IconFileTypePdf,
  IconFileTypeXls,
  IconSquare,
  IconSquareCheck,
} from '@tabler/icons-react';
import { useState } from 'react';
import { t } from '../../../shared/text.ts';
import type { DownloadFormat, Report } from '../contract.ts';
import c from './ReportScreen.module.css';
import { useDownload } from './useDownload.ts';

const FORMATS = {
  pdf: { label: () => t('PDF'), Icon: IconFileTypePdf },
  docx: { label: () => t('Word'), Icon: IconFileTypeDocx },
  xlsx: { label: () => t('Excel'), Icon: IconFileTypeXls },
} as const;

/** Downloads of a report as the plan includes them (decisions 7), with the progress while a file is made. */
export function DownloadMenu({ report }: { report: Report }) {
  const [withNotes, setWithNotes] = useState(false);
  const { start, making } = useDownload(report);
  const kinds: DownloadFormat[] = report.downloads;
  if (making) {
    const label = t('Making the {{kind}} file', { kind: FORMATS[making.format].label() });
    return (
      <div className={c.making} role="status">
        <span>{label} …</span>
        <progress max={1} value={Math.max(0.03, making.progress)} aria-label={label} />
      </div>
    );
  }
  return (
    <Menu position="bottom-end" width={260} closeOnItemClick>
      <Menu.Target>
        <Button
          variant="default"
          size="compact-md"
          leftSection={<IconDownload size={16} stroke={1.7} aria-hidden />}
          disabled={report.provisions.length === 0}
          data-chrome
        >
          {t('Download')}
        </Button>
      </Menu.Target>
      <Menu.Dropdown>
        {kinds.length === 0 && <Menu.Label>{t('Your plan does not include downloads.')}</Menu.Label>}
        {kinds.map((format) => {
          const { label, Icon } = FORMATS[format];
          return (
            <Menu.Item
              key={format}
              leftSection={<Icon size={18} stroke={1.5} />}
              onClick={() => void start(format, withNotes)}
            >
              {label()}
            </Menu.Item>
          );
        })}
        {kinds.length > 0 && (
          <>
            <Menu.Divider />
            <Menu.Item
              closeMenuOnClick={false}
              role="menuitemcheckbox"
              aria-checked={withNotes}
              leftSection={
                withNotes ? <IconSquareCheck size={18} stroke={1.5} /> : <IconSquare size={18} stroke={1.5} />
              }
              onClick={() => setWithNotes(!withNotes)}
            >
              {t('With my notes')}
            </Menu.Item>
          </>
        )}
      </Menu.Dropdown>
    </Menu>
  );
}
