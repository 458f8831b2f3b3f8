import { NumberInput, Select, Switch, TextInput } from '@mantine/core';
import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { t } from '../../../shared/text.ts';
import { torontoDay } from '../../../shared/torontoDate.ts';
import { awaitedOptions } from '../../../ui/fields/awaitedOptions.ts';
import { PaneHeading } from '../../../ui/workspace/Columns.tsx';
import { staffPlansQuery } from '../../subscriptions/web/api.ts';
import type { StaffAccount } from '../contract.ts';
import { MAX_SEATS } from '../rules.ts';
import c from './Accounts.module.css';
import { BILLINGS } from './fieldWords.ts';
import type { Access } from './useAccessChange.tsx';

interface Props {
  account: StaffAccount;
  access: Access;
}

function SeatsField({ account, access }: Props) {
  const [typed, setTyped] = useState<number | string>(account.seats);
  const commit = (): void => {
    const seats = Number(typed);
    if (seats === account.seats) return;
    if (!Number.isInteger(seats) || seats < 1) {
      setTyped(account.seats);
      return;
    }
    access.propose({
      title: t('Seats of {{name}}', { name: account.name }),
      fields: { seats },
      before: { seats: account.seats },
      after: { seats },
    });
  };
  return (
    <NumberInput
      label={t('Seats')}
      min={1}
      max={MAX_SEATS}
      allowDecimal={false}
      value={typed}
      onChange={setTyped}
      onBlur={commit}
      onKeyDown={(event) => event.key === 'Enter' && commit()}
      error={access.errors.seats}
    />
  );
}

/** A day of the account: it counts once the field is left, so that nothing is asked in the middle of a date. */
function DayField(props: {
  label: string;
  value: string | null;
  min?: string;
  onCommit: (day: string | null) => void;
  error: string | undefined;
}) {
  const { label, value, min, onCommit, error } = props;
  const [typed, setTyped] = useState(value ?? '');
  const commit = () => typed !== (value ?? '') && onCommit(typed || null);
  return (
    <TextInput
      type="date"
      label={label}
      min={min}
      value={typed}
      onChange={(event) => setTyped(event.currentTarget.value)}
      onBlur={commit}
      onKeyDown={(event) => event.key === 'Enter' && commit()}
      error={error}
    />
  );
}

const FLAGS = [
  ['isMFAEnabled', () => t('Sign-in by emailed link'), () => t('for all its people, no passwords')],
  ['isPDFDownloadEnabled', () => t('PDF downloads'), () => t('reports and policies')],
  ['isExcelDownloadEnabled', () => t('Excel downloads'), () => t('needs PDF as well')],
] as const;

const MFA_HINT = {
  on: () => t('The passwords of all its people are forgotten. Nobody is signed out.'),
  off: () => t('Everybody gets an email with a link to choose a password. Nobody is signed out.'),
};

function Flags({ account, access }: Props) {
  return (
    <ul className={c.flags}>
      {FLAGS.map(([key, label, about]) => (
        <li key={key}>
          <Switch
            checked={account[key]}
            label={label()}
            description={about()}
            onChange={() =>
              access.propose({
                title: account[key]
                  ? t('Turn off: {{what}}', { what: label() })
                  : t('Turn on: {{what}}', { what: label() }),
                fields: { [key]: !account[key] },
                before: { [key]: account[key] },
                after: { [key]: !account[key] },
                hint: key === 'isMFAEnabled' ? MFA_HINT[account[key] ? 'off' : 'on']() : undefined,
              })
            }
          />
        </li>
      ))}
    </ul>
  );
}

function PlanField({ account, access }: Props) {
  const query = useQuery(staffPlansQuery);
  const plans = query.data;
  const { plan, name } = account;
  return (
    <Select
      label={t('Plan')}
      placeholder={t('No plan')}
      data={(plans ?? (plan ? [plan] : [])).map((one) => ({ value: one.id, label: one.name }))}
      value={plan?.id ?? null}
      onChange={(id) =>
        id &&
        access.propose({
          title: t('Plan of {{name}}', { name }),
          fields: { plan: id },
          before: { plan: plan?.name ?? null },
          after: { plan: plans?.find((one) => one.id === id)?.name },
          hint: t(
            'The plan names what was chosen. Seats, jurisdictions and areas stay until you change them.',
          ),
        })
      }
      {...awaitedOptions(query)}
      error={access.errors.plan ?? (query.error ? t('The other plans could not be loaded.') : undefined)}
    />
  );
}

function SubscriptionField({ account: { name, isSubscriptionActive }, access }: Props) {
  return (
    <Select
      label={t('Subscription')}
      data={[
        { value: 'on', label: t('Active') },
        { value: 'off', label: t('Not active') },
      ]}
      value={isSubscriptionActive ? 'on' : 'off'}
      onChange={(value) =>
        (value === 'on') !== isSubscriptionActive &&
        access.propose({
          title: t('Subscription of {{name}}', { name }),
          fields: { isSubscriptionActive: value === 'on' },
          before: { isSubscriptionActive },
          after: { isSubscriptionActive: value === 'on' },
        })
      }
      error={access.errors.isSubscriptionActive}
    />
  );
}

function BillingField({ account: { name, billing }, access }: Props) {
  return (
    <Select
      label={t('Billed')}
      placeholder={t('Not said')}
      data={BILLINGS()}
      value={billing}
      clearable
      onChange={(value) =>
        value !== billing &&
        access.propose({
          title: t('Billing of {{name}}', { name }),
          fields: { billing: value as StaffAccount['billing'] },
          before: { billing },
          after: { billing: value },
        })
      }
      error={access.errors.billing}
    />
  );
}

/** Plan, days, seats and what is turned on; each is saved by itself once it was said why. */
export function AccessPane({ account, access }: Props) {
  const { name, trialUntil, renewsOn } = account;
  const trialDay = trialUntil && torontoDay(new Date(trialUntil));
  // What is typed begins anew when another value holds, or a change was given up.
  const key = (value: unknown) => `${access.turn} ${String(value)}`;
  return (
    <section aria-label={t('Plan and access')}>
      <PaneHeading title={t('Plan and access')} />
      <div className={c.fields}>
        <PlanField account={account} access={access} />
        <DayField
          key={key(trialDay)}
          label={t('Trial until')}
          value={trialDay}
          onCommit={(day) =>
            access.propose({
              title: t('Trial of {{name}}', { name }),
              fields: { trialUntil: day },
              before: { trialUntil },
              after: { trialUntil: day },
            })
          }
          error={access.errors.trialUntil}
        />
        <SeatsField key={key(account.seats)} account={account} access={access} />
        <SubscriptionField account={account} access={access} />
        <DayField
          key={key(renewsOn)}
          label={t('Renews on')}
          value={renewsOn}
          onCommit={(day) =>
            access.propose({
              title: t('Renewal of {{name}}', { name }),
              fields: { renewsOn: day },
              before: { renewsOn },
              after: { renewsOn: day },
            })
          }
          error={access.errors.renewsOn}
        />
        <BillingField account={account} access={access} />
      </div>
      <Flags account={account} access={access} />
    </section>
  );
}
