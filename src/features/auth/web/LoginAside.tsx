import { IconCalendarClock, IconGavel, IconMap2 } from '@tabler/icons-react';
import type { ReactNode } from 'react';
import { t } from '../../../shared/text.ts';
import c from './LoginScreen.module.css';

/** What the product is, beside the form. */
export function LoginAside({ children }: { children: ReactNode }) {
  const points = [
    [
      IconMap2,
      t('All 14 jurisdictions, side by side'),
      t('The provinces, the territories and the federal rules.'),
    ],
    [
      IconGavel,
      t('Every rule with its section'),
      t('Plain language, and a link to the act or regulation that says so.'),
    ],
    [
      IconCalendarClock,
      t('What is coming'),
      t('Bills and changes with the day they start, before they start.'),
    ],
  ] as const;
  return (
    <aside className={c.aside}>
      <h2>{t('What employment law asks of employers in Canada')}</h2>
      <ul className={c.points}>
        {points.map(([Icon, lead, text]) => (
          <li key={lead}>
            <Icon size={20} stroke={1.6} aria-hidden />
            <span>
              <b>{lead}</b>
              {text}
            </span>
          </li>
        ))}
      </ul>
      {children}
      <p className={c.small}>{t('General information, not legal advice.')}</p>
    </aside>
  );
}
