import { t } from '../../../../shared/text.ts';
import { Tag } from '../../../../ui/parts/Tag.tsx';
import type { LawDayReach } from '../../contract.ts';

/** Beside the name of the jurisdiction: how the entry stands on the day that is read. */
export function DayTag({ of: { reach } }: { of: LawDayReach }) {
  switch (reach) {
    case 'held':
      return <Tag tone="teal">{t('In force then')}</Tag>;
    case 'before':
      return <Tag>{t('No text of that day')}</Tag>;
    case 'announced':
    case 'changing':
      return <Tag tone="amber">{t('Announced')}</Tag>;
    case 'unchanged':
      return <Tag>{t('No change is announced')}</Tag>;
  }
}
