import { useQuery } from '@tanstack/react-query';
import { jurisdictionName } from '../../../../shared/jurisdictions.ts';
import { t } from '../../../../shared/text.ts';
import { longDate } from '../../../../shared/torontoDate.ts';
import { Card } from '../../../../ui/parts/Card.tsx';
import { Loaded } from '../../../../ui/state/Loaded.tsx';
import { useCurrentUser } from '../../../auth/web/currentUser.ts';
import type { AccountDetails } from '../../contract.ts';
import { OrganisationForm } from './OrganisationForm.tsx';
import { detailsQuery } from './queries.ts';
import c from './Settings.module.css';

function Plan({ details }: { details: AccountDetails }) {
  const { jurisdictions, areas } = details;
  const facts: [string, string][] = [
    [t('Plan'), details.isSubscribed ? (details.plan ?? t('Paid subscription')) : t('Free trial')],
    ...(details.isSubscribed
      ? ([[t('Renews on'), details.renewsOn ? longDate(details.renewsOn) : t('not set')]] as [
          string,
          string,
        ][])
      : ([[t('Trial until'), details.trialUntil ? longDate(details.trialUntil) : t('not set')]] as [
          string,
          string,
        ][])),
    [t('Users'), t('{{count}} seats', { count: details.seats })],
    [t('Jurisdictions'), jurisdictions.length ? jurisdictions.map(jurisdictionName).join(', ') : t('all')],
    [t('Areas of law'), areas.length ? areas.join(', ') : t('all')],
  ];
  return (
    <Card title={t('Plan')} line={t('To change it, contact us.')}>
      <dl className={c.facts}>
        {facts.map(([name, value]) => (
          <div key={name} style={{ display: 'contents' }}>
            <dt>{name}</dt>
            <dd>{value}</dd>
          </div>
        ))}
      </dl>
    </Card>
  );
}

/** /m/settings/account (decisions 7). */
export function AccountSection() {
  const { account } = useCurrentUser();
  const details = useQuery(detailsQuery(account.id));
  return (
    <Loaded query={details} skeleton={480} failed={t('This could not be loaded.')}>
      {(data) => (
        <>
          <OrganisationForm details={data} />
          <Plan details={data} />
        </>
      )}
    </Loaded>
  );
}
