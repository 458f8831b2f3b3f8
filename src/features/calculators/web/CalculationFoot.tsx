import { IconDots } from '@tabler/icons-react';
import type { ComponentProps } from 'react';
import { t } from '../../../shared/text.ts';
import { lazyPopup } from '../../../ui/overlay/late/lazyPopup.tsx';
import { AddToReport } from '../../reports/web/AddToReport.tsx';
import type { CalculationActionsProps } from './CalculationActions.tsx';
import c from './CalculationFoot.module.css';

const MoreTarget = ({
  provisionIds: _,
  onKeep: __,
  onPrint: ___,
  ...rest
}: CalculationActionsProps & ComponentProps<'button'>) => (
  <button type="button" className={c.more} aria-label={t('More')} {...rest}>
    <IconDots size={18} aria-hidden />
  </button>
);

const More = lazyPopup<CalculationActionsProps>(
  { role: 'menu', width: 180, align: 'end' },
  MoreTarget,
  () => import('./CalculationMenuItems.tsx'),
);

/** What can be done with an answer on a phone: it stays at the foot of the screen. */
export const CalculationFoot = (props: CalculationActionsProps) => (
  <div className={c.foot} data-chrome>
    <AddToReport provisionIds={props.provisionIds} size="md" h={44} variant="filled" flex={1} />
    <More {...props} />
  </div>
);
