import { Button } from '@mantine/core';
import { t } from '../../../shared/text.ts';
import { Prose } from '../../../ui/parts/Prose.tsx';
import type { Billing } from '../billing.ts';
import type { PlanSummary } from '../contract.ts';
import { pricePerMonth } from '../rules.ts';
import c from './PlanCard.module.css';

interface Props {
  plan: PlanSummary;
  billing: Billing;
  /** Stands out from the others. */
  featured?: boolean;
  /** Choosing among plans instead of starting a trial: the button says so (specification 9). */
  select?: { isChosen: boolean };
  /** Left out, the card has no button: it is looked at. */
  onChoose?: () => void;
}

const dollars = (amount: number): string => `$${Math.round(amount).toLocaleString('en-CA')}`;

function Price({ plan, billing }: { plan: PlanSummary; billing: Billing }) {
  if (!plan.showPricing) return <p className={c.price}>{t('Ask us for a price')}</p>;
  return (
    <>
      <p className={c.price}>
        <b>{dollars(pricePerMonth(plan, billing))}</b> {t('CAD a month')}
      </p>
      <p className={c.billed}>
        {billing === 'annually'
          ? t('{{price}} billed annually', { price: dollars(plan.annualPrice) })
          : t('Billed monthly')}
      </p>
    </>
  );
}

/** A plan: what it is for, what it costs, what it holds. */
export function PlanCard({ plan, billing, featured, select, onChoose }: Props) {
  const label = select
    ? select.isChosen
      ? t('Selected')
      : t('Select')
    : t('Try for Free – No Credit Card Needed');
  return (
    <section className={`${c.plan} ${featured || select?.isChosen ? c.featured : ''}`} aria-label={plan.name}>
      <h2>{plan.name}</h2>
      <p className={c.summary}>{plan.summary}</p>
      <Price plan={plan} billing={billing} />
      {onChoose && (
        <Button
          fullWidth
          size="md"
          fz="var(--ll-text-sm)"
          px={8}
          variant={featured || select?.isChosen ? 'filled' : 'default'}
          aria-pressed={select ? select.isChosen : undefined}
          onClick={onChoose}
        >
          {label}
        </Button>
      )}
      <div className={c.features}>
        <Prose plain html={plan.features} />
      </div>
    </section>
  );
}
