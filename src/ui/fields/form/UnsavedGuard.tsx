import { Button } from '@mantine/core';
import { useContext, useEffect } from 'react';
import { UNSAFE_DataRouterContext, useBlocker } from 'react-router';
import { t } from '../../../shared/text.ts';
import { Dialog } from '../../overlay/dialog/Dialog.tsx';
import { Actions } from '../../parts/Actions.tsx';

/** Asks before another page of the product is opened. */
function LeaveQuestion() {
  const blocker = useBlocker(
    ({ currentLocation, nextLocation }) => currentLocation.pathname !== nextLocation.pathname,
  );
  const stay = () => blocker.reset?.();
  return (
    <Dialog opened={blocker.state === 'blocked'} onClose={stay} title={t('Leave without saving?')}>
      <p>{t('What you changed on this page is not saved yet.')}</p>
      <Actions atEnd>
        <Button variant="default" onClick={() => blocker.proceed?.()}>
          {t('Leave without saving')}
        </Button>
        <Button data-autofocus onClick={stay}>
          {t('Stay on this page')}
        </Button>
      </Actions>
    </Dialog>
  );
}

/** Keeps a reader from losing what was typed: leaving the page, or the product, asks first while a form is not saved. */
export function UnsavedGuard({ isDirty }: { isDirty: boolean }) {
  useEffect(() => {
    if (!isDirty) return;
    const ask = (event: BeforeUnloadEvent) => event.preventDefault();
    window.addEventListener('beforeunload', ask);
    return () => window.removeEventListener('beforeunload', ask);
  }, [isDirty]);
  // Only a router that loads pages can be held back.
  const canAsk = useContext(UNSAFE_DataRouterContext) !== null;
  return isDirty && canAsk ? <LeaveQuestion /> : null;
}
