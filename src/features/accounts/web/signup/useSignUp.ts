import { useMutation } from '@tanstack/react-query';
import { useNavigate } from 'react-router';
import { JURISDICTION_CODES, type JurisdictionCode } from '../../../../shared/jurisdictions.ts';
import { t } from '../../../../shared/text.ts';
import { dismissErrors, toast } from '../../../../ui/toasts/toasts.ts';
import type { SignUp } from '../../contract.ts';
import { accountsApi } from '../api.ts';
import type { SignupData } from './signupData.ts';

/** What the account form holds and the steps before it chose. */
export type SignUpValues = SignupData['form'] &
  Pick<SignupData, 'areas' | 'jurisdictions'> & { plan: string; altcha: string };

export const alreadyExists = (): string => t('An account with the same email address already exists.');

/** What a trial can be of: one of the chosen, or of all where the plan has all. */
export const trialChoicesOf = ({
  jurisdictions,
}: Pick<SignUpValues, 'jurisdictions'>): readonly JurisdictionCode[] =>
  jurisdictions.length === 0 ? JURISDICTION_CODES : jurisdictions;

/** Which jurisdiction the trial shows: as chosen, else that of an address in Canada; null where neither says it. */
export function trialJurisdictionOf(values: SignUpValues): JurisdictionCode | null {
  const choices = trialChoicesOf(values);
  const home = values.country === 'Canada' ? values.stateProv : '';
  const of = (asked: string) => choices.find((code) => code === asked);
  return (choices.length === 1 ? choices[0] : (of(values.trialJurisdiction) ?? of(home))) ?? null;
}

interface Options {
  change: (part: Partial<SignupData>) => void;
  /** The account was not made, and the form is there for another try. */
  onRefused: () => void;
}

/** Makes the account and goes on to the confirmation; an email that has one already is told of. */
export function useSignUp({ change, onRefused }: Options) {
  const navigate = useNavigate();
  const create = useMutation({
    mutationFn: (values: SignUpValues) =>
      accountsApi.signUp({
        body: {
          ...values,
          country: values.country as SignUp['country'],
          trialJurisdiction: trialJurisdictionOf(values) ?? undefined,
        },
      }),
    onError: onRefused,
    onSuccess: (answer, { email }) => {
      if ('userExists' in answer) {
        onRefused();
        return void toast.error({ lead: alreadyExists() });
      }
      // What was wrong before is no longer so.
      dismissErrors();
      change({ sentTo: email.trim() });
      navigate('/signup/confirmation');
    },
  });
  return { create, exists: create.data !== undefined && 'userExists' in create.data };
}
