import { Button, TextInput } from '@mantine/core';
import { useQuery } from '@tanstack/react-query';
import { t } from '../../../shared/text.ts';
import { FormFailure } from '../../../ui/fields/form/FormFailure.tsx';
import { useServerForm } from '../../../ui/fields/form/useServerForm.ts';
import { Dialog } from '../../../ui/overlay/dialog/Dialog.tsx';
import { Actions } from '../../../ui/parts/Actions.tsx';
import { Callout } from '../../../ui/parts/Callout.tsx';
import { Loaded } from '../../../ui/state/Loaded.tsx';
import { toast } from '../../../ui/toasts/toasts.ts';
import type { Erasure, StaffAccount } from '../contract.ts';
import { erasedText } from '../erasedText.ts';
import c from './Accounts.module.css';
import { erasureQuery, officeApi, useOfficeMutation } from './api.ts';

/** What goes and what has to stay, counted. */
function GoesAndStays({ erasure }: { erasure: Erasure }) {
  return (
    <>
      <section aria-label={t('What goes')}>
        <h3>{t('What goes')}</h3>
        <ul className={c.gone}>
          <li>{t('the account with its address, plan, access and single sign-on')}</li>
          {erasure.goes
            .filter(({ count }) => count > 0)
            .map(({ what, count }) => (
              <li key={what}>{erasedText(what, count)}</li>
            ))}
        </ul>
      </section>
      <section aria-label={t('What stays')}>
        <h3>{t('What stays')}</h3>
        <ul className={c.gone}>
          <li>
            {t(
              '{{count}} lines of the audit log, without a name or a word: who changed access is to be shown later',
              {
                count: erasure.auditLines,
              },
            )}
          </li>
          <li>{t('the id of the account, so that a backup that is restored deletes it again')}</li>
          <li>{t('incidents of the register, for five years at least; it names no account')}</li>
          <li>
            {t(
              'outside the product: invoices, for six years after the year they are of, and backups until they are thrown away, within 90 days',
            )}
          </li>
        </ul>
      </section>
    </>
  );
}

interface Props {
  account: StaffAccount;
  onClose: () => void;
  onGone: () => void;
}

function DeleteForm({ account, onClose, onGone }: Props) {
  const form = useServerForm({
    initialValues: { name: '' },
    mutation: useOfficeMutation({
      mutationFn: (body: { name: string }) => officeApi.eraseAccount({ params: { id: account.id }, body }),
      onSuccess: () => {
        toast.success({ lead: t('The account was deleted.') });
        onClose();
        onGone();
      },
    }),
    failureAs: 'ownText',
  });
  const isTyped = form.values.name.trim() === account.name;
  return (
    <form className={c.form} {...form.props}>
      <FormFailure text={form.failure?.message} />
      <TextInput
        label={t('Type {{name}} to delete it', { name: account.name })}
        autoComplete="off"
        maxLength={200}
        {...form.field('name')}
      />
      <p className={c.quiet}>
        {t('It cannot be undone. No reason is asked: a word of it could name somebody.')}
      </p>
      <Actions atEnd>
        <Button variant="default" onClick={onClose}>
          {t('Cancel')}
        </Button>
        <Button
          type="submit"
          color="red"
          variant={isTyped ? 'filled' : 'light'}
          disabled={!isTyped}
          loading={form.isPending}
        >
          {t('Delete the account')}
        </Button>
      </Actions>
    </form>
  );
}

/** Deletes an account that asked for it: what goes and what stays is told before, and its name is typed. */
export function DeleteDialog({ account, onClose, onGone }: Props) {
  const query = useQuery(erasureQuery(account.id));
  const isAsked = account.requests.some(({ kind }) => kind === 'deletion');
  return (
    <Dialog opened onClose={onClose} title={t('Delete {{name}}', { name: account.name })} width={560}>
      <div className={c.form}>
        <Loaded query={query} skeleton={220} failed={t('What would go could not be counted.')}>
          {(erasure) => <GoesAndStays erasure={erasure} />}
        </Loaded>
        {isAsked ? (
          <DeleteForm account={account} onClose={onClose} onGone={onGone} />
        ) : (
          <Callout tone="grey">
            {t('Nobody of this account asked for it. An owner asks under Account Settings, Data.')}
          </Callout>
        )}
      </div>
    </Dialog>
  );
}
