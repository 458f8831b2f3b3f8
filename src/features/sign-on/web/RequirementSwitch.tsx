import { Button, Switch } from '@mantine/core';
import { useState } from 'react';
import { t } from '../../../shared/text.ts';
import { Dialog } from '../../../ui/overlay/dialog/Dialog.tsx';
import { Actions } from '../../../ui/parts/Actions.tsx';
import { toastSomethingWentWrong } from '../../../ui/toasts/errorToasts.ts';
import { toast } from '../../../ui/toasts/toasts.ts';
import type { SignOn } from '../contract.ts';
import { signOnApi } from './api.ts';
import c from './SignOn.module.css';
import { useSignOnChange } from './useSignOnChange.ts';

/** Whether everybody but the owners has to come by the provider: asks before, because it ends sessions. */
export function RequirementSwitch({ signOn }: { signOn: SignOn }) {
  const { isRequired, domains } = signOn;
  const [isAsking, setAsking] = useState(false);
  const isReady = domains.some(({ verifiedAt }) => verifiedAt !== null);
  return (
    <section className={c.part}>
      <h3>{t('Requirement')}</h3>
      <p className={c.line}>
        {isReady
          ? t('Owners keep their password and second factor, should the provider fail.')
          : t('Verify a domain first.')}
      </p>
      <Switch
        size="md"
        checked={isRequired}
        disabled={!isReady && !isRequired}
        onChange={() => setAsking(true)}
        label={t('Everybody but owners has to use single sign-on')}
      />
      <Question signOn={signOn} opened={isAsking} onClose={() => setAsking(false)} />
    </section>
  );
}

interface QuestionProps {
  signOn: SignOn;
  opened: boolean;
  onClose: () => void;
}

function Question({ signOn: { isRequired, peopleOutside }, opened, onClose }: QuestionProps) {
  const wanted = !isRequired;
  const set = useSignOnChange(
    (id, body: { isRequired: boolean }) => signOnApi.require({ params: { id }, body }),
    (saved) => {
      onClose();
      toast.success({
        lead: saved.isRequired
          ? t('Single sign-on is required.')
          : t('Single sign-on is no longer required.'),
      });
    },
  );
  return (
    <Dialog
      opened={opened}
      onClose={onClose}
      width={440}
      title={wanted ? t('Require single sign-on?') : t('Require single sign-on no more?')}
    >
      <p className={c.line}>
        {wanted
          ? t('People who came in by password or link are signed out now, and log in through your provider.')
          : t('People may log in by password or link again. Nobody is signed out.')}
      </p>
      {wanted && peopleOutside > 0 && (
        <p className={c.line}>
          {t('{{count}} people have addresses outside your verified domains and could not log in any more.', {
            count: peopleOutside,
          })}
        </p>
      )}
      <Actions>
        <Button
          loading={set.isPending}
          onClick={() => set.mutate({ isRequired: wanted }, { onError: toastSomethingWentWrong })}
        >
          {wanted ? t('Require it') : t('Require it no more')}
        </Button>
        <Button variant="default" onClick={onClose}>
          {t('Cancel')}
        </Button>
      </Actions>
    </Dialog>
  );
}
