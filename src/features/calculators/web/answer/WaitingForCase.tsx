import { IconCalculator } from '@tabler/icons-react';
import { t } from '../../../../shared/text.ts';
import { Empty } from '../../../../ui/state/StateCard.tsx';

/** Before anything was entered. */
export const WaitingForCase = () => (
  <Empty
    icon={IconCalculator}
    title={t('Enter the case')}
    text={t('The sums appear as soon as it is complete, each with the section it rests on.')}
  />
);
