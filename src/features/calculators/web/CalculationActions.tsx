import { Button } from '@mantine/core';
import { IconBookmark, IconPrinter } from '@tabler/icons-react';
import { t } from '../../../shared/text.ts';
import { AddToReport } from '../../reports/web/AddToReport.tsx';

/** What can be done with an answer; null while it cannot. */
export interface CalculationActionsProps {
  /** The provisions that it rests on. */
  provisionIds: readonly string[];
  onKeep: (() => void) | null;
  onPrint: (() => void) | null;
}

/** What can be done with an answer, beside the title. */
export const CalculationActions = ({ provisionIds, onKeep, onPrint }: CalculationActionsProps) => (
  <>
    <AddToReport provisionIds={provisionIds} size="sm" />
    <Button
      size="sm"
      leftSection={<IconBookmark size={16} aria-hidden />}
      disabled={!onKeep}
      onClick={() => onKeep?.()}
    >
      {t('Keep')}
    </Button>
    <Button
      variant="default"
      size="sm"
      leftSection={<IconPrinter size={16} aria-hidden />}
      disabled={!onPrint}
      onClick={() => onPrint?.()}
    >
      {t('Print')}
    </Button>
  </>
);
