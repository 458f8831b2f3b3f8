import { useQuery } from '@tanstack/react-query';
import { jurisdictionName } from '../../../../shared/jurisdictions.ts';
import { t } from '../../../../shared/text.ts';
import { longDate } from '../../../../shared/torontoDate.ts';
import { Card } from '../../../../ui/parts/Card.tsx';
import { Loaded } from '../../../../ui/state/Loaded.tsx';
import { useCurrentUser } from '../../../auth/web/currentUser.ts';
import { billingText } from '../../../subscriptions/billing.ts';
import type { AccountDetails } from '../../contract.ts';
import { OrganisationForm } from './OrganisationForm.tsx';
import { detailsQuery } from './queries.ts';
import c from './Settings.module.css';

type Fact = [name: string, value: string];

const renewal = ({ renewsOn, billing }: AccountDetails): Fact[] => [
  [t('Renews on'), renewsOn ? longDate(renewsOn) : t('not set')],
  ...(billing ? [[t('Billed'), billingText(billing)] as Fact] : []),
];

const trial = ({ trialUntil }: AccountDetails): Fact[] => [
  [t('Trial until'), trialUntil ? longDate(trialUntil) : t('not set')],
];

function Plan({ details }: { details: AccountDetails }) {
  const { jurisdictions, areas } = details;
  const facts: Fact[] = [
    [t('Plan'), details.isSubscribed ? (details.plan ?? t('Paid subscription')) : t('Free trial')],
    ...(details.isSubscribed ? renewal(details) : trial(details)),
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
