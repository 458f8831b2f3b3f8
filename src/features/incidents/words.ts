import { t } from '../../shared/text.ts';
import type { Risk, Told } from './rules.ts';

/** Who was told, in words. */
export const toldText = (to: Told): string =>
  ({
    opc: t('Privacy Commissioner of Canada'),
    cai: t('Commission d’accès à l’information (Quebec)'),
    oipc: t('Information and Privacy Commissioner (Alberta)'),
    people: t('the people concerned'),
    customer: t('the customer whose people they are'),
    public: t('the public, by a notice'),
    other: t('somebody else'),
  })[to];

/** What was found of the risk, in words. */
export const riskText = (risk: Risk): string =>
  ({
    open: t('Being assessed'),
    serious: t('Risk of serious injury'),
    notSerious: t('No risk of serious injury'),
  })[risk];
