import { t } from '../../shared/text.ts';
import { shortDate } from '../../shared/torontoDate.ts';
import type { InForceType } from './contract.ts';

interface When {
  inForce: InForceType;
  inForceDate: string | null;
  assentDate?: string | null;
}

/** When something starts, in words (specification 4): "When Passed", a date, or "To be announced". */
export function inForceText({ inForce, inForceDate, assentDate }: When): string {
  switch (inForce) {
    case 'assent':
      return assentDate ? shortDate(assentDate) : t('When Passed');
    case 'to be proclaimed':
      return t('To be announced');
    case 'others':
      return inForceDate ? shortDate(inForceDate) : t('In stages');
    default:
      return inForceDate ? shortDate(inForceDate) : t('To be announced');
  }
}

/** How the start is fixed (specification 4, effective-date types), for a second line beside the date; null when the date says it all. */
export function commencementText({ inForce, assentDate }: When): string | null {
  if (inForce === 'assent') return assentDate ? t('on Royal Assent') : null;
  if (inForce === 'to be proclaimed') return t('on proclamation');
  if (inForce === 'retro on date') return t('deemed retroactive to that date');
  return null;
}
