import { useMutation } from '@tanstack/react-query';
import { useState } from 'react';
import { Link } from 'react-router';
import { t } from '../../../shared/text.ts';
import { pageConfig } from '../../../ui/pageConfig.ts';
import { Logo } from '../../../ui/parts/Logo.tsx';
import { MAIN_ID } from '../../../ui/shell/SkipLink.tsx';
import { usePageTitle } from '../../../ui/shell/usePageTitle.ts';
import { toast } from '../../../ui/toasts/toasts.ts';
import type { FactorRequired } from '../contract.ts';
import { authApi } from './api.ts';
import { CheckInbox } from './CheckInbox.tsx';
import { DemoOutboxNote } from './DemoOutboxNote.tsx';
import { DemoSignIns } from './DemoSignIns.tsx';
import { EmailStep } from './EmailStep.tsx';
import { useGivenEmail } from './emailOfState.ts';
import { FactorStep } from './factors/FactorStep.tsx';
import { isFactorRequired, useFactorRequired } from './factors/factorRequired.ts';
import { LoginAside } from './LoginAside.tsx';
import c from './LoginScreen.module.css';
import { PasswordStep } from './PasswordStep.tsx';
import { SignOnStep } from './SignOnStep.tsx';
import { useArrive } from './useArrive.ts';

/** Who signs in, and how far they are. */
function useSigningIn() {
  const sendLink = useMutation({ mutationFn: (body: { email: string }) => authApi.sendLink({ body }) });
  const start = useMutation({
    mutationFn: (body: { email: string }) => authApi.start({ body }),
    onSuccess: ({ method }, given) => {
      setEmail(given.email);
      if (method === 'link') sendLink.mutate(given);
    },
  });
  /** As it was given last; it stays when the person goes back to change it. */
  const [email, setEmail] = useState(useGivenEmail());
  const login = useMutation({
    mutationFn: (body: { email: string; password: string }) => authApi.login({ body }),
    onSuccess: (answer) => (isFactorRequired(answer) ? setFactor(answer) : arrive(answer)),
  });
  /** The password or link was right; here, or on the page that came before. */
  const [factor, setFactor] = useState<FactorRequired | null>(useFactorRequired());
  const arrive = useArrive();
  /** The person has a password beside the page of their organisation. */
  const [usesPassword, setUsesPassword] = useState(false);
  const change = () => {
    setFactor(null);
    setUsesPassword(false);
    start.reset();
    login.reset();
  };
  return { sendLink, start, email, login, factor, arrive, usesPassword, setUsesPassword, change };
}

type SigningIn = ReturnType<typeof useSigningIn>;

/** What is asked next: the email first, then what its account signs in with. */
function Step({ of }: { of: SigningIn }) {
  const { sendLink, start, email, login, factor, arrive, usesPassword, setUsesPassword, change } = of;
  if (factor) return <FactorStep factor={factor} onSignedIn={arrive} onStartAgain={change} />;
  if (!start.data) return <EmailStep email={email} start={start} error={login.error} />;
  if (start.data.method === 'sso' && !usesPassword) {
    return (
      <SignOnStep
        email={email}
        url={start.data.url}
        onChangeEmail={change}
        onUsePassword={() => setUsesPassword(true)}
      />
    );
  }
  if (start.data.method !== 'link') {
    return <PasswordStep email={email} onChangeEmail={change} login={login} isDone={login.isSuccess} />;
  }
  const sendAgain = () =>
    sendLink.mutate({ email }, { onSuccess: () => toast.success({ lead: t('Sent again.') }) });
  return (
    <CheckInbox
      email={email}
      onChangeEmail={change}
      onSendAgain={sendAgain}
      pending={sendLink.isPending}
      error={sendLink.error}
    />
  );
}

/** /login: the email first, then what its account signs in with (decisions 4). */
function LoginScreen() {
  usePageTitle(t('Log in'));
  const signingIn = useSigningIn();
  const { login } = signingIn;
  return (
    <div className={c.layout}>
      <main id={MAIN_ID} tabIndex={-1} className={c.main}>
        <Logo />
        <div className={c.center}>
          <Step of={signingIn} />
          <p className={c.trial}>
            {t('New to {{product}}?', { product: pageConfig.productName })}{' '}
            <Link to="/signup/start">{t('Start a free trial')}</Link>
          </p>
        </div>
        <nav className={c.foot} aria-label={t('Legal')}>
          <Link to="/privacy">{t('Privacy Policy')}</Link>
          <Link to="/terms">{t('Terms of Use')}</Link>
          <Link to="/scopeOfProduct">{t('Scope of Product')}</Link>
        </nav>
      </main>
      <LoginAside>
        {pageConfig.demo && (
          <>
            <DemoSignIns
              disabled={login.isPending || login.isSuccess}
              onPick={(credentials) => login.mutate(credentials)}
            />
            <DemoOutboxNote />
          </>
        )}
      </LoginAside>
    </div>
  );
}

export { LoginScreen as Component };
