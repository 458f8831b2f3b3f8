import { Menu } from '@mantine/core';
import {
  IconFileTypeDocx,
  IconFileTypePdf,
  IconFileTypeXls,
  IconSquare,
  IconSquareCheck,
} from '@tabler/icons-react';
import { t } from '../../../shared/text.ts';
import type { DownloadFormat } from '../contract.ts';
import { FORMAT_NAMES } from './formatNames.ts';
import type { DownloadExtras } from './useDownload.ts';

const ICONS = { pdf: IconFileTypePdf, docx: IconFileTypeDocx, xlsx: IconFileTypeXls } as const;

interface Props {
  /** Those that the plan includes (decisions 7). */
  formats: readonly DownloadFormat[];
  extras: DownloadExtras;
  onExtras: (extras: DownloadExtras) => void;
  onChoose: (format: DownloadFormat) => void;
}

interface ExtraProps {
  label: string;
  isChosen: boolean;
  onChange: (isChosen: boolean) => void;
}

/** What may go into the file beside the law. */
function Extra({ label, isChosen, onChange }: ExtraProps) {
  const Icon = isChosen ? IconSquareCheck : IconSquare;
  return (
    <Menu.Item
      closeMenuOnClick={false}
      role="menuitemcheckbox"
      aria-checked={isChosen}
      leftSection={<Icon size={18} stroke={1.5} />}
      onClick={() => onChange(!isChosen)}
    >
      {label}
    </Menu.Item>
  );
}

/** The downloads to choose from. */
function DownloadItems({ formats, extras, onExtras, onChoose }: Props) {
  return (
    <>
      {formats.length === 0 && <Menu.Label>{t('Your plan does not include downloads.')}</Menu.Label>}
      {formats.map((format) => {
        const Icon = ICONS[format];
        return (
          <Menu.Item
            key={format}
            leftSection={<Icon size={18} stroke={1.5} />}
            onClick={() => onChoose(format)}
          >
            {FORMAT_NAMES[format]()}
          </Menu.Item>
        );
      })}
      {formats.includes('pdf') && formats.includes('docx') && (
        <Menu.Label>{t('For a screen reader choose Word: a PDF has no tags.')}</Menu.Label>
      )}
      {formats.length > 0 && (
        <>
          <Menu.Divider />
          <Extra
            label={t('With my notes')}
            isChosen={extras.notes}
            onChange={(notes) => onExtras({ ...extras, notes })}
          />
          <Extra
            label={t('With policy language')}
            isChosen={extras.policies}
            onChange={(policies) => onExtras({ ...extras, policies })}
          />
        </>
      )}
    </>
  );
}

export { DownloadItems as Component };
