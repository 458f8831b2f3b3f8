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

const ICONS = { pdf: IconFileTypePdf, docx: IconFileTypeDocx, xlsx: IconFileTypeXls } as const;

interface Props {
  /** Those that the plan includes (decisions 7). */
  formats: readonly DownloadFormat[];
  withNotes: boolean;
  onWithNotes: (withNotes: boolean) => void;
  onChoose: (format: DownloadFormat) => void;
}

/** The downloads to choose from. */
function DownloadItems({ formats, withNotes, onWithNotes, onChoose }: Props) {
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
      {formats.length > 0 && (
        <>
          <Menu.Divider />
          <Menu.Item
            closeMenuOnClick={false}
            role="menuitemcheckbox"
            aria-checked={withNotes}
            leftSection={
              withNotes ? <IconSquareCheck size={18} stroke={1.5} /> : <IconSquare size={18} stroke={1.5} />
            }
            onClick={() => onWithNotes(!withNotes)}
          >
            {t('With my notes')}
          </Menu.Item>
        </>
      )}
    </>
  );
}

export { DownloadItems as Component };
