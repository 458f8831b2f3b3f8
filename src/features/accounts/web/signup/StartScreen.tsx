import { useQuery } from '@tanstack/react-query';
import { useNavigate } from 'react-router';
import { t } from '../../../../shared/text.ts';
import { Loaded } from '../../../../ui/state/Loaded.tsx';
import { TRIAL_LIMITS } from '../../../identity/scope.ts';
import { Plans } from '../../../subscriptions/web/Plans.tsx';
import { publicPlansQuery } from '../api.ts';
import c from './Signup.module.css';
import { SignupPage, useSignup } from './SignupPage.tsx';

/** /signup/start: the public plans as cards. Another plan begins the selection anew. */
function StartScreen() {
  const navigate = useNavigate();
  const [signup, change] = useSignup();
  const plans = useQuery(publicPlansQuery);
  const choose = (plan: string) => {
    if (plan !== signup.plan) change({ plan, areas: [], jurisdictions: [] });
    navigate('/signup/customize');
  };
  return (
    <SignupPage
      step={0}
      width={1032}
      title={t('Sign up for a free trial')}
      text={t(
        'Choose the plan you expect to need. The trial covers {{jurisdictions}} jurisdiction and {{areas}} areas of HR law.',
        {
          jurisdictions: TRIAL_LIMITS.jurisdictions,
          areas: TRIAL_LIMITS.areas,
        },
      )}
    >
      <Loaded query={plans} skeleton={420} failed={t('The plans could not be loaded.')}>
        {(offered) => (
          <>
            <Plans plans={offered} chosen={signup.plan} onChoose={choose} />
            <p className={c.below}>
              {t('Prices in Canadian dollars, before tax. Switch plans at any time.')}
            </p>
          </>
        )}
      </Loaded>
    </SignupPage>
  );
}

export { StartScreen as Component };
