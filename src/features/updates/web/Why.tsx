import { ActionIcon, Popover } from '@mantine/core';
import { IconHelpCircle } from '@tabler/icons-react';
import { Link } from 'react-router';
import { t } from '../../../shared/text.ts';
import type { UpdateEntry } from '../contract.ts';
import c from './UpdatesScreen.module.css';

/** Why an entry is in this person's feed: what the account covers, what they watch, which reports hold it. */
export function Why({ entries }: { entries: readonly UpdateEntry[] }) {
  const [{ area, topic }] = entries as [UpdateEntry];
  const place = entries.map(({ jurisdictionName }) => jurisdictionName).join(', ');
  const watched = entries.filter(({ why }) => why.isWatched).map(({ jurisdictionName }) => jurisdictionName);
  const reports = new Map(
    entries.flatMap(({ why }) => why.reports.map((report) => [report.id, report.name])),
  );
  return (
    <Popover width={300} position="bottom-end" withArrow={false} trapFocus returnFocus>
      <Popover.Target>
        <ActionIcon aria-label={t('Why am I seeing this?')} title={t('Why am I seeing this?')}>
          <IconHelpCircle size={17} stroke={1.7} />
        </ActionIcon>
      </Popover.Target>
      <Popover.Dropdown className={c.why}>
        <h3>{t('Why am I seeing this?')}</h3>
        <ul>
          <li>{t('Your account covers {{area}} in {{place}}.', { area: area.name, place })}</li>
          {watched.length > 0 && (
            <li>
              {t('You watch {{topic}} in {{place}}.', { topic: topic.name, place: watched.join(', ') })}
            </li>
          )}
          {[...reports].map(([id, name]) => (
            <li key={id}>
              {t('It is in a report:')} <Link to={`/m/my/reports/${id}`}>{name}</Link>
            </li>
          ))}
        </ul>
        <p>
          {watched.length > 0 || reports.size > 0
            ? t('It is in your email summary too, at the rhythm you chose.')
            : t(
                'It is not in your email summary: you do not watch this topic, and no report of yours holds it.',
              )}{' '}
          <Link to="/m/preferences">{t('Preferences')}</Link>
        </p>
      </Popover.Dropdown>
    </Popover>
  );
}
