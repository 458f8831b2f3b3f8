import { Button, Textarea } from '@mantine/core';
import type { ReactNode } from 'react';
import { t } from '../../../shared/text.ts';
import { FormFailure } from '../../../ui/fields/form/FormFailure.tsx';
import { type Submission, useServerForm } from '../../../ui/fields/form/useServerForm.ts';
import { Dialog } from '../../../ui/overlay/dialog/Dialog.tsx';
import { Actions } from '../../../ui/parts/Actions.tsx';
import { MAX_REASON, reasonError } from '../rules.ts';
import c from './Accounts.module.css';

export interface Why extends Record<string, unknown> {
  reason: string;
}

interface Props {
  title: string;
  /** What is about to happen. */
  children?: ReactNode;
  /** Who reads the reason, where that is not the history alone. */
  hint?: string;
  action: string;
  isRed?: boolean;
  minReason?: (reason: string) => string | null;
  mutation: Submission<Why>;
  onClose: () => void;
}

/** Asks why before a change of access is sent. What was typed stays when the server refuses. */
export function WhyDialog({
  title,
  children,
  hint,
  action,
  isRed,
  minReason = reasonError,
  mutation,
  onClose,
}: Props) {
  const form = useServerForm<Why>({
    initialValues: { reason: '' },
    validate: ({ reason }) => ({ reason: minReason(reason) }),
    mutation,
    failureAs: 'ownText',
  });
  return (
    <Dialog opened onClose={onClose} title={title} width={480}>
      <form className={c.form} {...form.props}>
        {children}
        <FormFailure text={form.failure?.message} />
        <Textarea
          data-autofocus
          label={t('Why')}
          description={hint ?? t('Kept in the history of the account.')}
          autosize
          minRows={2}
          maxLength={MAX_REASON}
          {...form.field('reason')}
        />
        <Actions atEnd>
          <Button variant="default" onClick={onClose}>
            {t('Cancel')}
          </Button>
          <Button type="submit" color={isRed ? 'red' : undefined} loading={form.isPending}>
            {action}
          </Button>
        </Actions>
      </form>
    </Dialog>
  );
}
