import { t } from '../../shared/text.ts';
import type { InForceType } from './contract.ts';

/** How a bill or a part of it starts, in words. */
export const startName = (inForce: InForceType): string =>
  ({
    assent: t('on Royal Assent'),
    'to be proclaimed': t('to be proclaimed'),
    'on date': t('on date'),
    'retro on date': t('deemed retroactive to a date'),
    others: t('Others: its parts say'),
  })[inForce];
