import { useState } from 'react';
import { t } from '../../../../shared/text.ts';
import { shortDate } from '../../../../shared/torontoDate.ts';
import { lazyOverlay } from '../../../../ui/overlay/late/lazyOverlay.tsx';
import { Jur } from '../../../../ui/parts/Jur.tsx';
import { LinkButton } from '../../../../ui/parts/LinkButton.tsx';
import { Tag } from '../../../../ui/parts/Tag.tsx';
import { Bar } from '../../../../ui/state/Skeleton.tsx';
import { useCurrentUser } from '../../../auth/web/currentUser.ts';
import type { Finding } from '../../../library/lintProvision.ts';
import type { OpenProvision } from '../../schemas.ts';
import { Checks } from './Checks.tsx';
import c from './PublishDialog.module.css';
import type { AskedPublication } from './usePublication.ts';

/** A part that scrolls can be reached to be scrolled with the keyboard. */
const REACHABLE = { tabIndex: 0 };

const Told = ({ count, what, how }: { count: number | undefined; what: string; how: string }) => (
  <div>
    <span className={c.big}>{count === undefined ? <Bar width={36} height={18} /> : count}</span>
    <span>
      <strong>{what}</strong>
      <span>{how}</span>
    </span>
  </div>
);

const clock = (at: string): string =>
  new Date(at).toLocaleTimeString('en-US', {
    timeZone: 'America/Toronto',
    hour: 'numeric',
    minute: '2-digit',
    hour12: true,
  });

const AudienceDrawer = lazyOverlay(() => import('./AudienceDrawer.tsx'));

/** When they were counted; whose customers they are is for administrators to see. */
function Counted({ provisionId, at }: { provisionId: string; at: string }) {
  const [isOpen, setOpen] = useState(false);
  const isAdmin = useCurrentUser().role === 'ADMIN';
  return (
    <p className={c.counted}>
      {t('Counted {{time}}.', { time: clock(at) })}{' '}
      {isAdmin && <LinkButton onClick={() => setOpen(true)}>{t('See the list')}</LinkButton>}
      {isOpen && <AudienceDrawer opened onClose={() => setOpen(false)} provisionId={provisionId} />}
    </p>
  );
}

interface Props {
  open: OpenProvision;
  publication: AskedPublication;
  findings: readonly Finding[];
}

/** What follows once it is out: who is told, how it stands in the feed, and what keeps it back. */
export function WhatFollows({ open, publication: { asked, preflight }, findings }: Props) {
  const isEditorial = asked.changeType === 'Editorial';
  return (
    <section className={c.right} aria-label={t('What follows')} {...REACHABLE}>
      <h3>{t('Who is told')}</h3>
      <div className={c.told} data-quiet={isEditorial || undefined}>
        <Told
          count={preflight.data?.members}
          what={t('members')}
          how={t('with {{jurisdiction}}, in the feed', { jurisdiction: open.jurisdictionName })}
        />
        <Told
          count={preflight.data && preflight.data.daily + preflight.data.weekly}
          what={t('by email')}
          how={
            preflight.data
              ? t('{{daily}} daily and {{weekly}} weekly', {
                  daily: preflight.data.daily,
                  weekly: preflight.data.weekly,
                })
              : ''
          }
        />
        <Told
          count={preflight.data?.reports}
          what={t('reports')}
          how={t('hold this provision and show a change')}
        />
      </div>
      {preflight.data && !isEditorial && <Counted provisionId={open.id} at={preflight.data.countedAt} />}
      {preflight.error && <p className={c.problem}>{t('Who is told could not be counted.')}</p>}
      {!isEditorial && (
        <>
          <h3>{t('In the feed')}</h3>
          <div className={c.entry}>
            <strong>
              {asked.effectiveDate && (
                <time dateTime={asked.effectiveDate}>{shortDate(asked.effectiveDate)}</time>
              )}
              {open.group.name}
            </strong>
            <p>{asked.line}</p>
            <p className={c.tags}>
              <Tag tone={asked.changeType === 'Amendment In Force' ? 'teal' : 'amber'}>
                {asked.changeType}
              </Tag>{' '}
              <Jur code={open.jurisdiction} />
            </p>
            <p>{open.area.name}</p>
          </div>
        </>
      )}
      <h3>{t('Before it goes out')}</h3>
      <Checks findings={findings} />
    </section>
  );
}
