import { useQuery } from '@tanstack/react-query';
import type { ReactNode } from 'react';
import { t } from '../../../../shared/text.ts';
import { Card } from '../../../../ui/parts/Card.tsx';
import { Loaded } from '../../../../ui/state/Loaded.tsx';
import { authApi } from '../../../auth/web/api.ts';
import { ChangePasswordForm } from '../../../auth/web/ChangePasswordDialog.tsx';
import { useCurrentUser } from '../../../auth/web/currentUser.ts';
import { SessionsTable } from '../../../auth/web/security/SessionsTable.tsx';
import { FactorCard } from './FactorCard.tsx';
import { MfaCard } from './MfaCard.tsx';
import { sessionsQuery, signInsQuery } from './queries.ts';
import { SignInTable } from './SignInTable.tsx';

/** /m/settings/security: MFA, the own password, open sessions, the sign-in log (decisions 7). */
export function SecuritySection({ signOn }: { signOn?: ReactNode }) {
  const { account } = useCurrentUser();
  const sessions = useQuery(sessionsQuery(account.id));
  const signIns = useQuery(signInsQuery(account.id));
  return (
    <>
      <MfaCard />
      <FactorCard />
      {signOn}
      {!account.isMFAEnabled && (
        <Card title={t('Change Password')} line={t('All your other sessions end.')}>
          <div style={{ maxWidth: 400 }}>
            <ChangePasswordForm onDone={() => void sessions.refetch()} />
          </div>
        </Card>
      )}
      <Card title={t('Active sessions')} line={t('Where the people of your account are signed in.')}>
        <Loaded query={sessions} skeleton={160} failed={t('This could not be loaded.')}>
          {(rows) => (
            <SessionsTable
              sessions={rows}
              end={(sessionId) => authApi.revokeSession({ params: { id: account.id, sessionId } })}
              onEnded={() => void sessions.refetch()}
            />
          )}
        </Loaded>
      </Card>
      <Card title={t('Sign-in log')} line={t('The newest 100 sign-ins and failed tries, kept for 180 days.')}>
        <Loaded query={signIns} skeleton={160} failed={t('This could not be loaded.')}>
          {(rows) => <SignInTable signIns={rows} />}
        </Loaded>
      </Card>
    </>
  );
}
