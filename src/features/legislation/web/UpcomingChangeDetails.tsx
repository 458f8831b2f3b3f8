import { t } from '../../../shared/text.ts';
import { torontoDay } from '../../../shared/torontoDate.ts';
import { Prose } from '../../../ui/parts/Prose.tsx';
import type { UpcomingChange } from '../contract.ts';
import { inForceText } from '../inForceText.ts';
import { isInForce } from '../rules.ts';
import c from './BillDetails.module.css';
import { BillDetails } from './BillDetails.tsx';

/** Whether what a change brings is in force today, by its own start or its bill's. */
export function hasCome(change: UpcomingChange): boolean {
  const status = change.bill?.status ?? 'Filed';
  const assentDate = change.bill?.assentDate ?? null;
  return isInForce({ ...change, status, assentDate }, torontoDay(new Date()));
}

/** "Summary of Changes" when in force, otherwise "Upcoming Changes" (specification 4). */
export const changeTitle = (change: UpcomingChange): string =>
  hasCome(change) ? t('Summary of Changes') : t('Upcoming Changes');

/** What would change here, where it will stand, and the bill that brings it. */
export function UpcomingChangeDetails({ change }: { change: UpcomingChange }) {
  const places = [
    change.upcomingAct && [change.upcomingAct, change.upcomingActSections],
    ...change.upcomingRegulations.map((regulation) => [regulation, change.upcomingRegSections]),
  ].filter((place) => place !== null) as [{ name: string; url: string | null }, string | null][];
  return (
    <>
      {change.bill && <BillDetails bill={change.bill} affectedAct={change.affectedAct} />}
      <section className={c.section}>
        <h3>{changeTitle(change)}</h3>
        <Prose html={change.changesOverview} />
        <dl className={c.facts}>
          <dt>{t('In force')}</dt>
          <dd>{inForceText({ ...change, assentDate: change.bill?.assentDate })}</dd>
          {places.map(([instrument, sections]) => (
            <div key={instrument.name} style={{ display: 'contents' }}>
              <dt>{t('Will stand in')}</dt>
              <dd>
                {instrument.url ? (
                  <a href={instrument.url} target="_blank" rel="noreferrer">
                    {instrument.name}
                  </a>
                ) : (
                  instrument.name
                )}
                {sections && `, ${sections}`}
              </dd>
            </div>
          ))}
        </dl>
      </section>
    </>
  );
}
