import { Button } from '@mantine/core';
import { useMutation } from '@tanstack/react-query';
import { useEffect, useRef } from 'react';
import { Link } from 'react-router';
import { t } from '../../../shared/text.ts';
import { Bar } from '../../../ui/state/Skeleton.tsx';
import { FormCard, PublicPage } from '../../auth/web/PublicPage.tsx';
import { useArrive } from '../../auth/web/useArrive.ts';
import { useSignOnAttempt } from '../../auth/web/useSignOnAttempt.ts';
import { signOnApi } from './api.ts';
import { JoinForm } from './JoinForm.tsx';

/** What the provider sent along, which does not stay in the address or in the history. */
function takeAnswer() {
  const given = new URLSearchParams(window.location.search);
  window.history.replaceState(window.history.state, '', window.location.pathname);
  const of = (name: string): string | undefined => given.get(name) ?? undefined;
  return { state: of('state') ?? '', code: of('code'), iss: of('iss'), error: of('error') };
}

async function finish(attempt: ReturnType<typeof useSignOnAttempt>) {
  const answer = takeAnswer();
  if (!attempt.take(answer.state)) {
    throw new Error(t('This sign-in was not begun in this tab. Please log in again.'));
  }
  return signOnApi.finish({ body: answer });
}

/** /login/sso: comes back from the provider of the person's organisation. */
function SignOnScreen() {
  const arrive = useArrive();
  const attempt = useSignOnAttempt();
  const begun = useRef(false);
  const { mutate, data, error } = useMutation({
    mutationFn: () => finish(attempt),
    onSuccess: (answer) => {
      if (!('termsRequired' in answer)) arrive(answer);
    },
  });
  useEffect(() => {
    // What came along is taken once, however often this is drawn.
    if (!begun.current) mutate();
    begun.current = true;
  }, [mutate]);
  return (
    <PublicPage title={t('Log in')}>
      {error ? (
        <FormCard title={t('You are not logged in')} text={<span role="alert">{error.message}</span>}>
          <Button component={Link} to="/login" size="md">
            {t('Log in')}
          </Button>
        </FormCard>
      ) : data && 'termsRequired' in data ? (
        <JoinForm arrival={data} onJoined={arrive} />
      ) : (
        <FormCard title={t('Logging in…')}>
          <Bar height={40} />
        </FormCard>
      )}
    </PublicPage>
  );
}

export { SignOnScreen as Component };
