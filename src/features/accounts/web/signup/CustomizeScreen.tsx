import { Button } from '@mantine/core';
import { useQuery } from '@tanstack/react-query';
import { useEffect } from 'react';
import { Link, Navigate, useNavigate } from 'react-router';
import { t } from '../../../../shared/text.ts';
import { Callout } from '../../../../ui/parts/Callout.tsx';
import { Loaded } from '../../../../ui/state/Loaded.tsx';
import { Bar } from '../../../../ui/state/Skeleton.tsx';
import { toast } from '../../../../ui/toasts/toasts.ts';
import { allowsAllJurisdictions, isComplete, type Selection } from '../../../subscriptions/rules.ts';
import { PlanSelection } from '../../../subscriptions/web/PlanSelection.tsx';
import { subscriptionsApi } from '../api.ts';
import c from './Signup.module.css';
import { SignupPage, useSignup } from './SignupPage.tsx';

const planError = () =>
  t('We encountered an error while loading the details of this plan. Please try again.');

const PlanSkeleton = () => (
  <>
    <Bar height={64} gap={16} />
    <Bar height={260} gap={16} />
    <Bar height={200} />
  </>
);

/** /signup/customize: the selections with the jurisdiction and area pickers, under the rules of the plan. */
function CustomizeScreen() {
  const navigate = useNavigate();
  const [signup, change] = useSignup();
  const planId = signup.plan;
  const plan = useQuery({
    queryKey: ['plans', planId],
    enabled: planId !== null,
    queryFn: () => subscriptionsApi.plan({ params: { planId: planId ?? '' } }),
  });
  useEffect(() => {
    if (plan.error) toast.error({ lead: planError() });
  }, [plan.error]);
  if (!planId) return <Navigate to="/signup/start" replace />;
  const selection: Selection = { jurisdictions: signup.jurisdictions, areas: signup.areas };
  return (
    <SignupPage
      step={1}
      title={t('Customize your free trial')}
      text={t('Choose what matters where you employ people.')}
    >
      <Loaded query={plan} skeleton={<PlanSkeleton />} failed={planError()}>
        {(chosen) => (
          <>
            <div className={c.chosen}>
              <span>
                {t('Plan')}: <strong>{chosen.name}</strong>
              </span>
              <Link to="/signup/start">{t('Change')}</Link>
            </div>
            <PlanSelection plan={chosen} value={selection} onChange={change} />
            {(allowsAllJurisdictions(chosen) || chosen.numJurisdictions > 1) && (
              <Callout tone="teal">
                {t(
                  'The free trial shows 1 jurisdiction and 3 areas. All that you choose here opens with the subscription.',
                )}
              </Callout>
            )}
            <div className={c.actions}>
              <Button component={Link} to="/signup/start" variant="default" size="md">
                {t('Back')}
              </Button>
              <Button
                size="md"
                disabled={!isComplete(chosen, selection)}
                onClick={() => navigate('/signup/account')}
              >
                {t('Continue')}
              </Button>
            </div>
          </>
        )}
      </Loaded>
    </SignupPage>
  );
}

export { CustomizeScreen as Component };
