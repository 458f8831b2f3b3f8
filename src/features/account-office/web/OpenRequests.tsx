import { Button } from '@mantine/core';
import { useState } from 'react';
import { t } from '../../../shared/text.ts';
import { reminderDate, shortDate } from '../../../shared/torontoDate.ts';
import { Callout } from '../../../ui/parts/Callout.tsx';
import { toast } from '../../../ui/toasts/toasts.ts';
import type { AccountRequest, StaffAccount } from '../contract.ts';
import c from './Accounts.module.css';
import { wishText } from './accountWords.ts';
import { officeApi, useOfficeMutation } from './api.ts';
import { DeleteDialog } from './DeleteDialog.tsx';
import { WhyDialog } from './WhyDialog.tsx';

function WorkOff({ request, onClose }: { request: AccountRequest; onClose: () => void }) {
  const { kind, id } = request;
  const handle = useOfficeMutation({
    mutationFn: (body: { reason: string }) => officeApi.handleRequest({ params: { kind, id }, body }),
    onSuccess: () => {
      toast.success({ lead: t('Worked off.'), detail: request.account.name });
      onClose();
    },
  });
  return (
    <WhyDialog
      title={kind === 'deletion' ? t('Keep the account') : t('Work off the request')}
      hint={
        kind === 'deletion'
          ? t('What they said: they no longer want it deleted. Kept in the history of the account.')
          : t('What came of it. Kept in the history of the account.')
      }
      action={kind === 'deletion' ? t('Keep') : t('Work off')}
      mutation={handle}
      onClose={onClose}
    />
  );
}

function Request({ request, onDelete }: { request: AccountRequest; onDelete: () => void }) {
  const [isHandled, setHandled] = useState(false);
  const { kind, by, email, phone, message, at, dueOn } = request;
  const words = wishText(request);
  return (
    <Callout
      tone={kind === 'deletion' ? 'red' : 'amber'}
      action={
        <span className={c.requestActions}>
          {kind === 'deletion' && (
            <Button size="compact-sm" variant="light" color="red" onClick={onDelete}>
              {t('Delete')}
            </Button>
          )}
          <Button size="compact-sm" variant="default" onClick={() => setHandled(true)}>
            {kind === 'deletion' ? t('Keep') : t('Work off')}
          </Button>
        </span>
      }
    >
      <b>{words.charAt(0).toUpperCase() + words.slice(1)}</b>
      {message && <> “{message}”</>}
      <span className={c.requestLine}>
        {[by, email, phone, reminderDate(at), dueOn && t('due by {{day}}', { day: shortDate(dueOn) })]
          .filter(Boolean)
          .join(' · ')}
      </span>
      {isHandled && <WorkOff request={request} onClose={() => setHandled(false)} />}
    </Callout>
  );
}

/** What the account asks for, until it is worked off. */
export function OpenRequests({ account, onGone }: { account: StaffAccount; onGone: () => void }) {
  const [isDeleting, setDeleting] = useState(false);
  return (
    <>
      {account.requests.map((request) => (
        <Request key={request.id} request={request} onDelete={() => setDeleting(true)} />
      ))}
      {isDeleting && <DeleteDialog account={account} onClose={() => setDeleting(false)} onGone={onGone} />}
    </>
  );
}
