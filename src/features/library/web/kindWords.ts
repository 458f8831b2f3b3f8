import { t } from '../../../shared/text.ts';
import type { Difference } from '../contract.ts';

const WORDS: Record<Difference['kind'], () => string> = {
  area: () => t('Areas'),
  topic: () => t('Topics'),
  group: () => t('Provision groups'),
  industry: () => t('Industries'),
  instrument: () => t('Acts and regulations'),
  bill: () => t('Bills'),
  provision: () => t('Provisions'),
  specialRule: () => t('Special rules'),
  requirement: () => t('Checklist requirements'),
};

/** The entries of a kind, as the heading of a list says it. */
export const kindWords = (kind: Difference['kind']): string => WORDS[kind]();
