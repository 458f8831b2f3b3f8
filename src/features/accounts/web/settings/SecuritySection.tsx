import { Button } from '@mantine/core';
import { useMutation, useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { t } from '../../../../shared/text.ts';
import { reminderDate } from '../../../../shared/torontoDate.ts';
import { Tag } from '../../../../ui/parts/Tag.tsx';
import { Loaded } from '../../../../ui/state/Loaded.tsx';
import { toastSomethingWentWrong } from '../../../../ui/toasts/errorToasts.ts';
import type { AccountSession, SignIn } from '../../../auth/contract.ts';
import { authApi } from '../../../auth/web/api.ts';
import { ChangePasswordForm } from '../../../auth/web/ChangePasswordDialog.tsx';
import { useCurrentUser } from '../../../auth/web/currentUser.ts';
import { deviceName } from './deviceName.ts';
import { MfaCard } from './MfaCard.tsx';
import { sessionsQuery, signInsQuery } from './queries.ts';
import c from './Settings.module.css';

const LIST = { listStyle: 'none', margin: 0, padding: 0 };

const METHODS = (): Record<SignIn['method'], string> => ({
  password: t('by password'),
  link: t('by emailed link'),
  setup: t('by setting a password'),
  reset: t('by a new password'),
});

function SessionRow({
  session,
  accountId,
  onEnded,
}: {
  session: AccountSession;
  accountId: string;
  onEnded: () => void;
}) {
  const end = useMutation({
    mutationFn: () => authApi.revokeSession({ params: { id: accountId, sessionId: session.id } }),
    onSuccess: onEnded,
    onError: toastSomethingWentWrong,
  });
  return (
    <li className={c.row}>
      <div className={c.grow}>
        <b>{session.fullName}</b>
        <small>
          {deviceName(session.userAgent)} · {session.clientAddress} ·{' '}
          {t('last seen {{date}}', { date: reminderDate(session.lastSeenAt) })}
        </small>
      </div>
      {session.isCurrent ? (
        <Tag tone="teal">{t('This session')}</Tag>
      ) : (
        <Button variant="default" size="compact-sm" loading={end.isPending} onClick={() => end.mutate()}>
          {t('End session')}
        </Button>
      )}
    </li>
  );
}

const SHOWN_AT_FIRST = 10;

function SignInList({ rows }: { rows: readonly SignIn[] }) {
  const [all, setAll] = useState(false);
  return (
    <>
      <ul style={LIST} aria-label={t('Sign-in log')}>
        {rows.slice(0, all ? rows.length : SHOWN_AT_FIRST).map((row) => (
          <li key={row.id} className={c.row}>
            <div className={c.grow}>
              <b>{row.fullName}</b>
              <small>
                {reminderDate(row.at)} · {METHODS()[row.method]} · {deviceName(row.userAgent)} ·{' '}
                {row.clientAddress}
              </small>
            </div>
            <Tag tone={row.succeeded ? 'green' : 'red'}>{row.succeeded ? t('Signed in') : t('Failed')}</Tag>
          </li>
        ))}
      </ul>
      {!all && rows.length > SHOWN_AT_FIRST && (
        <Button variant="default" size="compact-sm" onClick={() => setAll(true)}>
          {t('Show more')}
        </Button>
      )}
    </>
  );
}

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
            <ul style={LIST}>
              {rows.map((session) => (
                <SessionRow
                  key={session.id}
                  session={session}
                  accountId={account.id}
                  onEnded={() => void sessions.refetch()}
                />
              ))}
            </ul>
          )}
        </Loaded>
      </section>
      <section className={c.card}>
        <h2>{t('Sign-in log')}</h2>
        <p className={c.line}>{t('The newest 100 sign-ins and failed tries, kept for 180 days.')}</p>
        <Loaded query={signIns} skeleton={160} failed={t('This could not be loaded.')}>
          {(rows) => <SignInList rows={rows} />}
        </Loaded>
      </section>
    </>
  );
}
