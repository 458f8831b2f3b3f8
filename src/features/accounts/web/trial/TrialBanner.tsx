import { useEffect, useState } from 'react';
import { useRevalidator } from 'react-router';
import { t } from '../../../../shared/text.ts';
import { lazyPart } from '../../../../ui/overlay/late/lazyPart.tsx';
import { LinkButton } from '../../../../ui/parts/LinkButton.tsx';
import { forgetCurrentUser, useCurrentUser } from '../../../auth/web/currentUser.ts';
import { timeLeft } from '../../../subscriptions/trialTime.ts';
import c from './Trial.module.css';

/** Those who pay, the most of the readers, do without its code. */
const ContactUs = lazyPart(async () => ({ Component: (await import('./ContactUs.tsx')).ContactUs }), {
  // One line high: no room for a card.
  Failure: ({ onRetry }) => <LinkButton onClick={onRetry}>{t('Try again')}</LinkButton>,
});

/** Specification 9. */
const RECOMPUTED_MS = 60_000;

/** What is left of the free trial, for accounts that do not pay; when nothing is, the server is asked again. */
export function TrialBanner() {
  const { account, isStaff } = useCurrentUser();
  const revalidator = useRevalidator();
  const [now, setNow] = useState(() => new Date());
  const shown = !account.isSubscribed && !isStaff && account.trialUntil !== null && !account.isTrialExpired;
  const left = shown && account.trialUntil ? timeLeft(new Date(account.trialUntil), now) : '';
  useEffect(() => {
    if (!shown) return;
    const timer = setInterval(() => setNow(new Date()), RECOMPUTED_MS);
    return () => clearInterval(timer);
  }, [shown]);
  const isOver = shown && left === '';
  const revalidate = revalidator.revalidate;
  useEffect(() => {
    if (isOver) void forgetCurrentUser().then(revalidate);
  }, [isOver, revalidate]);
  if (!left) return null;
  return (
    <section className={c.banner} aria-label={t('Free trial')} data-chrome>
      <span>{t('Your free trial ends in {{left}}.', { left })}</span>
      <ContactUs />
    </section>
  );
}
