import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { t } from '../../../../shared/text.ts';
import { lazyOverlay } from '../../../../ui/overlay/late/lazyOverlay.tsx';
import { LinkButton } from '../../../../ui/parts/LinkButton.tsx';
import { Bar } from '../../../../ui/state/Skeleton.tsx';
import type { AnnouncementAudience, AudienceCounts } from '../../announcementsContract.ts';
import { countQuery } from './announcementsApi.ts';
import c from './Notifications.module.css';

const PeopleDrawer = lazyOverlay(() => import('./PeopleDrawer.tsx'));

/** How many it reaches, by role and plan, as the audience stands. */
export function Reach({ audience }: { audience: AnnouncementAudience }) {
  const counts = useQuery(countQuery(audience));
  const [isOpen, setOpen] = useState(false);
  const { data } = counts;
  return (
    <section className={c.reach} aria-label={t('Whom it reaches')} aria-busy={!data}>
      <div className={c.reachHead}>
        {data ? (
          <p>
            <strong>{data.people}</strong> {t('people in {{count}} accounts', { count: data.accounts })}
          </p>
        ) : (
          <p>{counts.error ? t('The people could not be counted.') : <Bar width={180} height={28} />}</p>
        )}
        {data && data.people > 0 && (
          <LinkButton onClick={() => setOpen(true)}>{t('See the list')}</LinkButton>
        )}
      </div>
      <dl className={c.shares}>
        {data && shares(data).map(([name, count]) => <Share key={name} name={name} count={count} />)}
      </dl>
      {isOpen && <PeopleDrawer opened onClose={() => setOpen(false)} audience={audience} />}
    </section>
  );
}

const shares = ({ owners, users, staff, plans }: AudienceCounts): [string, number][] =>
  (
    [
      [t('Account owners'), owners],
      [t('Users'), users],
      [t('Staff'), staff],
      ...plans.map(({ name, people }): [string, number] => [name, people]),
    ] as [string, number][]
  ).filter(([, count]) => count > 0);

const Share = ({ name, count }: { name: string; count: number }) => (
  <div>
    <dt>{name}</dt>
    <dd>{count}</dd>
  </div>
);
