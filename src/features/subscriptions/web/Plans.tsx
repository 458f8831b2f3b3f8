import { SegmentedControl } from '@mantine/core';
import { useState } from 'react';
import { t } from '../../../shared/text.ts';
import type { Billing } from '../billing.ts';
import type { PlanSummary } from '../contract.ts';
import c from './PlanCard.module.css';
import { PlanCard } from './PlanCard.tsx';

interface Props {
  plans: readonly PlanSummary[];
  /** The plan chosen so far; with `select` the cards choose, without it they start a trial. */
  chosen: string | null;
  select?: boolean;
  onChoose: (planId: string) => void;
}

/** The public plans as cards, shown monthly or billed annually (specification 1). */
export function Plans({ plans, chosen, select, onChoose }: Props) {
  const [billing, setBilling] = useState<Billing>('annually');
  const featured = chosen ?? plans[Math.floor(plans.length / 2)]?.id;
  return (
    <>
      <div style={{ textAlign: 'center', marginBottom: 28 }}>
        <SegmentedControl
          aria-label={t('Billing')}
          size="sm"
          value={billing}
          onChange={(value) => setBilling(value as Billing)}
          data={[
            { value: 'annually', label: t('Billed annually') },
            { value: 'monthly', label: t('Monthly') },
          ]}
        />
      </div>
      <div className={c.plans}>
        {plans.map((plan) => (
          <PlanCard
            key={plan.id}
            plan={plan}
            billing={billing}
            featured={!select && plan.id === featured}
            select={select ? { isChosen: plan.id === chosen } : undefined}
            onChoose={() => onChoose(plan.id)}
          />
        ))}
      </div>
    </>
  );
}
