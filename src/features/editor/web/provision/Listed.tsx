import { t } from '../../../../shared/text.ts';
import { shortDate } from '../../../../shared/torontoDate.ts';
import { Prose } from '../../../../ui/parts/Prose.tsx';
import { Tag } from '../../../../ui/parts/Tag.tsx';
import type { OpenProvision } from '../../contract.ts';
import c from './ProvisionPane.module.css';

/** The exemptions and special rules that stand with the provision. */
export const Rules = ({ rules }: Pick<OpenProvision, 'rules'>) => (
  <ul className={c.listed} aria-label={t('Exemptions and special rules')}>
    {rules.map((rule) => (
      <li key={rule.id}>
        <p>
          <Tag>{rule.type}</Tag> {rule.industries.join(', ')}
        </p>
        <Prose html={rule.description} plain />
      </li>
    ))}
    {rules.length === 0 && <li>{t('No exemption or special rule stands with this provision.')}</li>}
  </ul>
);

/** What is coming for the provision. */
export const Upcoming = ({ upcoming }: Pick<OpenProvision, 'upcoming'>) => (
  <ul className={c.listed} aria-label={t('Upcoming changes')}>
    {upcoming.map((change) => (
      <li key={change.id}>
        <p>
          <Tag tone="amber">{change.day ? shortDate(change.day) : t('To be announced')}</Tag>{' '}
          {change.bill ?? t('Announced')}
        </p>
        <Prose html={change.overview} plain />
      </li>
    ))}
    {upcoming.length === 0 && <li>{t('Nothing is coming for this provision.')}</li>}
  </ul>
);

const dueWords = (on: string): string =>
  on.length === 5 ? t('Every year on {{day}}', { day: on }) : shortDate(on);

/** The dated duties that readers are reminded of. */
export const Deadlines = ({ deadlines }: Pick<OpenProvision, 'deadlines'>) => (
  <ul className={c.listed} aria-label={t('Deadlines')}>
    {deadlines.map((one) => (
      <li key={one.id}>
        <p>
          <Tag tone="amber">{dueWords(one.on)}</Tag> {one.duty}
        </p>
      </li>
    ))}
    {deadlines.length === 0 && <li>{t('No dated duty stands with this provision.')}</li>}
  </ul>
);
