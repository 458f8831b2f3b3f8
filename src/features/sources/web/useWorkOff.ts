import { useMutation, useQueryClient } from '@tanstack/react-query';
import { toastSomethingWentWrong } from '../../../ui/toasts/errorToasts.ts';
import { toast } from '../../../ui/toasts/toasts.ts';

/** Every query of the staff's screens begins with this: a source that is worked off is in many of them. */
const STAFF_KEY = ['staff'] as const;

/** Does something with a source, says what was done, and renews what staff see. A refusal is told, and what is shown renewed as well. */
export function useWorkOff<Input, Answer>(
  work: (input: Input) => Promise<Answer>,
  said: (answer: Answer, input: Input) => string,
) {
  const client = useQueryClient();
  return useMutation({
    mutationFn: work,
    onSuccess: (answer, input) => {
      toast.success({ lead: said(answer, input) });
    },
    onError: toastSomethingWentWrong,
    onSettled: () => client.invalidateQueries({ queryKey: STAFF_KEY }),
  });
}
