import { Menu } from '@mantine/core';
import {
  IconFileTypeDocx,
  IconFileTypePdf,
  IconFileTypeXls,
  IconSquare,
  IconSquareCheck,
} from '@tabler/icons-react';
import { useState } from 'react';
import { t } from '../../../shared/text.ts';
import { OpenMenu } from '../../../ui/overlay/OpenMenu.tsx';
import type { DownloadFormat } from '../contract.ts';
import { type DownloadChoiceProps, DownloadTarget, FORMAT_NAMES } from './DownloadMenu.tsx';

const ICONS = { pdf: IconFileTypePdf, docx: IconFileTypeDocx, xlsx: IconFileTypeXls } as const;

/** The downloads to choose from, whole: those that the plan includes (decisions 7). */
export function OpenDownloadMenu(props: DownloadChoiceProps) {
  const { report, onChoose } = props;
  const [withNotes, setWithNotes] = useState(false);
  const kinds: DownloadFormat[] = report.downloads;
  return (
    <OpenMenu width={260} target={<DownloadTarget {...props} />}>
      {kinds.length === 0 && <Menu.Label>{t('Your plan does not include downloads.')}</Menu.Label>}
      {kinds.map((format) => {
        const Icon = ICONS[format];
        return (
          <Menu.Item
            key={format}
            leftSection={<Icon size={18} stroke={1.5} />}
            onClick={() => onChoose(format, withNotes)}
          >
            {FORMAT_NAMES[format]()}
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
    </OpenMenu>
  );
}
