import { useQuery } from '@tanstack/react-query';
import { t } from '../../../../shared/text.ts';
import { Loaded } from '../../../../ui/state/Loaded.tsx';
import { ChangePasswordForm } from '../../../auth/web/ChangePasswordDialog.tsx';
import { useCurrentUser } from '../../../auth/web/currentUser.ts';
import { MfaCard } from './MfaCard.tsx';
import { sessionsQuery, signInsQuery } from './queries.ts';
import { SessionsTable } from './SessionsTable.tsx';
import c from './Settings.module.css';
import { SignInTable } from './SignInTable.tsx';

/** /m/settings/security: MFA, the own password, open sessions, the sign-in log (decisions 7). */
export function SecuritySection() {
  const { account } = useCurrentUser();
  const sessions = useQuery(sessionsQuery(account.id));
  const signIns = useQuery(signInsQuery(account.id));
  return (
    <>
      <MfaCard />
      {!account.isMFAEnabled && (
        <section className={c.card}>
          <h2>{t('Change Password')}</h2>
          <p className={c.line}>{t('All your other sessions end.')}</p>
          <div style={{ maxWidth: 400 }}>
            <ChangePasswordForm onDone={() => void sessions.refetch()} />
          </div>
        </section>
      )}
      <section className={c.card}>
        <h2>{t('Active sessions')}</h2>
        <p className={c.line}>{t('Where the people of your account are signed in.')}</p>
        <Loaded query={sessions} skeleton={160} failed={t('This could not be loaded.')}>
          {(rows) => (
            <SessionsTable accountId={account.id} sessions={rows} onEnded={() => void sessions.refetch()} />
          )}
        </Loaded>
      </section>
      <section className={c.card}>
        <h2>{t('Sign-in log')}</h2>
        <p className={c.line}>{t('The newest 100 sign-ins and failed tries, kept for 180 days.')}</p>
        <Loaded query={signIns} skeleton={160} failed={t('This could not be loaded.')}>
          {(rows) => <SignInTable signIns={rows} />}
        </Loaded>
      </section>
    </>
  );
}
