import { useQuery } from '@tanstack/react-query';
import { t } from '../../../shared/text.ts';
import { Card } from '../../../ui/parts/Card.tsx';
import { Loaded } from '../../../ui/state/Loaded.tsx';
import { useCurrentUser } from '../../auth/web/currentUser.ts';
import { signOnQuery } from './api.ts';
import { DomainList } from './DomainList.tsx';
import { ProviderForm } from './ProviderForm.tsx';
import { RequirementSwitch } from './RequirementSwitch.tsx';

/** Single sign-on of the account: its provider, its domains, and whether everybody has to come by it. */
export function SignOnCard() {
  const { account } = useCurrentUser();
  const signOn = useQuery(signOnQuery(account.id));
  return (
    <Card
      title={t('Single sign-on')}
      line={t(
        'People come in through your own provider of OpenID Connect. Their sessions end 15 minutes after it last vouched for them.',
      )}
    >
      <Loaded query={signOn} skeleton={220} failed={t('This could not be loaded.')}>
        {(data) => (
          <>
            <ProviderForm key={data.provider?.issuer} signOn={data} />
            {data.provider && <DomainList signOn={data} />}
            {data.provider && <RequirementSwitch signOn={data} />}
          </>
        )}
      </Loaded>
    </Card>
  );
}
