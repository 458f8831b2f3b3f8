import { Button } from '@mantine/core';
import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { t } from '../../../../shared/text.ts';
import { Segments } from '../../../../ui/fields/Segments.tsx';
import { Tag } from '../../../../ui/parts/Tag.tsx';
import { Loaded } from '../../../../ui/state/Loaded.tsx';
import type { Billing } from '../../billing.ts';
import type { PlanSummary } from '../../contract.ts';
import { featuresHtml } from '../../featuresHtml.ts';
import type { StaffPlan, WrittenPlan } from '../../staffContract.ts';
import { staffPlansQuery } from '../api.ts';
import { PlanCard } from '../PlanCard.tsx';
import { PlanForm } from './PlanForm.tsx';
import c from './Plans.module.css';

/** What signup shows of a plan. */
const summaryOf = (plan: StaffPlan, written: WrittenPlan): PlanSummary => ({
  ...written,
  id: plan.id,
  features: featuresHtml(written.features),
  numJurisdictions: written.jurisdictions,
  numAreas: written.areas,
  includedAreas: plan.includedAreas,
});

function EditedPlan({ plan, billing, onClose }: { plan: StaffPlan; billing: Billing; onClose: () => void }) {
  const [typed, setTyped] = useState<WrittenPlan>(plan);
  return (
    <div className={c.edited}>
      <PlanForm plan={plan} onTyped={setTyped} onClose={onClose} />
      <PlanCard plan={summaryOf(plan, typed)} billing={billing} />
    </div>
  );
}

function Cards({
  plans,
  billing,
  onEdit,
}: {
  plans: readonly StaffPlan[];
  billing: Billing;
  onEdit: (id: string) => void;
}) {
  return (
    <div className={c.cards}>
      {plans.map((plan) => (
        <div key={plan.id}>
          <PlanCard plan={summaryOf(plan, plan)} billing={billing} />
          <p className={c.line}>
            <span>
              {t('{{count}} accounts', { count: plan.accounts })}{' '}
              {!plan.isPublic && <Tag>{t('Not offered')}</Tag>}{' '}
              {plan.editedAt && <Tag tone="amber">{t('Edited')}</Tag>}
            </span>
            <Button
              size="compact-sm"
              variant="default"
              aria-label={t('Edit {{name}}', { name: plan.name })}
              onClick={() => onEdit(plan.id)}
            >
              {t('Edit')}
            </Button>
          </p>
        </div>
      ))}
    </div>
  );
}

/** The plans as signup shows them, each with the way to edit it. */
export function StaffPlans() {
  const query = useQuery(staffPlansQuery);
  const [billing, setBilling] = useState<Billing>('annually');
  const [edited, setEdited] = useState<string | null>(null);
  return (
    <Loaded query={query} skeleton={420} failed={t('The plans could not be loaded.')}>
      {(plans) => {
        const plan = plans.find(({ id }) => id === edited);
        return (
          <>
            <div className={c.billing}>
              <Segments
                label={t('Billing')}
                value={billing}
                onChange={setBilling}
                data={[
                  { value: 'annually', label: t('Billed annually') },
                  { value: 'monthly', label: t('Monthly') },
                ]}
              />
            </div>
            {plan ? (
              <EditedPlan plan={plan} billing={billing} onClose={() => setEdited(null)} />
            ) : (
              <Cards plans={plans} billing={billing} onEdit={setEdited} />
            )}
          </>
        );
      }}
    </Loaded>
  );
}
