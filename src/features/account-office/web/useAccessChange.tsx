import { useState } from 'react';
import { ApiError } from '../../../shared/apiClient.ts';
import { t } from '../../../shared/text.ts';
import { toast } from '../../../ui/toasts/toasts.ts';
import type { AccessChange, StaffAccount } from '../contract.ts';
import { seatsError } from '../rules.ts';
import c from './Accounts.module.css';
import { officeApi, useOfficeMutation } from './api.ts';
import { Changes } from './Changes.tsx';
import { WhyDialog } from './WhyDialog.tsx';

type Fields = Omit<AccessChange, 'reason'>;

/** A change that waits for its reason. */
interface Proposal {
  title: string;
  fields: Fields;
  /** The values of those fields before and after, as the history will show them. */
  before: Record<string, unknown>;
  after: Record<string, unknown>;
  hint?: string | undefined;
}

/**
 * Changes the access of an account field by field. Each change asks why first; what the server refuses comes to stand at its field.
 * `dialog` is what asks, and stands anywhere on the screen.
 */
export function useAccessChange(account: StaffAccount) {
  const [proposal, setProposal] = useState<Proposal | null>(null);
  const [errors, setErrors] = useState<Record<string, string>>({});
  // Moves on when a change was given up, so that fields show what holds.
  const [turn, setTurn] = useState(0);
  const people = account.people.filter(({ isActive }) => isActive).length;
  const propose = (next: Proposal): void => {
    const seats = next.fields.seats === undefined ? null : seatsError(next.fields.seats, people);
    setErrors(seats ? { seats } : {});
    if (!seats) setProposal(next);
  };
  const give = useOfficeMutation({
    mutationFn: ({ reason }: { reason: string }) =>
      officeApi.changeAccess({ params: { id: account.id }, body: { ...proposal?.fields, reason } }),
    onSuccess: () => {
      toast.success({ lead: t('Saved.'), detail: t('It holds from the next call of an open session on.') });
      setProposal(null);
    },
    onError: (error) => {
      if (!(error instanceof ApiError) || Object.keys(error.fields).every((field) => field === 'reason'))
        return;
      setErrors(error.fields);
      setProposal(null);
    },
  });
  const dialog = proposal && (
    <WhyDialog
      title={proposal.title}
      action={t('Save')}
      mutation={give}
      onClose={() => {
        setProposal(null);
        setTurn(turn + 1);
      }}
    >
      <dl className={c.proposed}>
        <Changes before={proposal.before} after={proposal.after} />
      </dl>
      {proposal.hint && <p className={c.quiet}>{proposal.hint}</p>}
    </WhyDialog>
  );
  return { propose, errors, dialog, turn };
}

export type Access = ReturnType<typeof useAccessChange>;
