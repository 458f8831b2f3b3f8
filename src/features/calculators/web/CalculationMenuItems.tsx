import { Menu } from '@mantine/core';
import { IconBookmark, IconCopy, IconPrinter } from '@tabler/icons-react';
import { t } from '../../../shared/text.ts';
import { useCopied } from '../../../ui/hooks/useCopied.ts';
import type { CalculationActionsProps } from './CalculationActions.tsx';

function CalculationMenuItems({ onKeep, onPrint }: CalculationActionsProps) {
  const { copy } = useCopied();
  // The address has the question, the place and the day, and nothing of what was entered.
  const link = window.location.href;
  return (
    <>
      <Menu.Item
        leftSection={<IconBookmark size={16} aria-hidden />}
        disabled={!onKeep}
        onClick={() => onKeep?.()}
      >
        {t('Keep')}
      </Menu.Item>
      <Menu.Item
        leftSection={<IconCopy size={16} aria-hidden />}
        onClick={() => copy({ html: `<a href="${link}">${link}</a>`, plain: link })}
      >
        {t('Copy link')}
      </Menu.Item>
      <Menu.Item
        leftSection={<IconPrinter size={16} aria-hidden />}
        disabled={!onPrint}
        onClick={() => onPrint?.()}
      >
        {t('Print')}
      </Menu.Item>
    </>
  );
}

export { CalculationMenuItems as Component };
