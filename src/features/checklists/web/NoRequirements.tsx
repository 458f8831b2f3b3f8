import { Button } from '@mantine/core';
import { t } from '../../../shared/text.ts';
import { Empty } from '../../../ui/state/StateCard.tsx';
import type { ChecklistChoice } from './useChecklistChoice.ts';

/** In place of the rows when there are none, with the way back to those that are hidden. */
export function NoRequirements({
  choice: { hidesCompleted, hideCompleted, view, show },
}: {
  choice: ChecklistChoice;
}) {
  const hidden = hidesCompleted ? t('Completed items are hidden.') : undefined;
  return (
    <Empty
      title={t('There are no requirements for the selected criteria.')}
      text={hidden}
      action={
        hidesCompleted || view !== 'all' ? (
          <Button
            variant="default"
            size="compact-sm"
            onClick={() => (hidesCompleted ? hideCompleted(false) : show('all'))}
          >
            {hidesCompleted ? t('Show completed items') : t('Show all requirements')}
          </Button>
        ) : undefined
      }
    />
  );
}
