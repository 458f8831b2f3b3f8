import { useMutation } from '@tanstack/react-query';
import { useNavigate } from 'react-router';
import { t } from '../../../../shared/text.ts';
import { toast } from '../../../../ui/toasts/toasts.ts';
import type { SignUp } from '../../contract.ts';
import { accountsApi } from '../api.ts';
import type { SignupData } from './signupData.ts';

/** What the account form holds and the steps before it chose. */
export type SignUpValues = SignupData['form'] &
  Pick<SignupData, 'areas' | 'jurisdictions'> & { plan: string; altcha: string };

export const alreadyExists = (): string => t('An account with the same email address already exists.');

interface Options {
  change: (part: Partial<SignupData>) => void;
  /** The server has answered, whatever it said. */
  onAnswered: () => void;
}

/** Makes the account and goes on to the confirmation; an email that has one already is told of. */
export function useSignUp({ change, onAnswered }: Options) {
  const navigate = useNavigate();
  const create = useMutation({
    mutationFn: (values: SignUpValues) =>
      accountsApi.signUp({ body: { ...values, country: values.country as SignUp['country'] } }),
    onSettled: onAnswered,
    onSuccess: (answer, { email }) => {
      if ('userExists' in answer) return void toast.error({ lead: alreadyExists() });
      change({ sentTo: email.trim() });
      navigate('/signup/confirmation');
    },
  });
  return { create, exists: create.data !== undefined && 'userExists' in create.data };
}
