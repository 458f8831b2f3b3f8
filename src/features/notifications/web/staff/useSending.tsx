import { useMutation, useQueryClient } from '@tanstack/react-query';
import { t } from '../../../../shared/text.ts';
import { LinkButton } from '../../../../ui/parts/LinkButton.tsx';
import { toastSomethingWentWrong } from '../../../../ui/toasts/errorToasts.ts';
import { toast } from '../../../../ui/toasts/toasts.ts';
import { announcementsApi, announcementsQuery } from './announcementsApi.ts';

const UNDO_MS = 10_000;

/** What is done with an announcement as a whole; the list and the one that is open are asked for anew after each. */
export function useSending(id: string) {
  const client = useQueryClient();
  const renew = () => client.invalidateQueries({ queryKey: announcementsQuery.queryKey });
  const params = { id };
  const takeBack = useMutation({
    mutationFn: () => announcementsApi.takeBackAnnouncement({ params }),
    onSuccess: () => toast.success({ lead: t('It is a draft again.') }),
    onError: toastSomethingWentWrong,
    onSettled: renew,
  });
  const schedule = useMutation({
    mutationFn: (revision: number) => announcementsApi.scheduleAnnouncement({ params, body: { revision } }),
    onSuccess: ({ people }) => {
      toast.success({
        lead: t('Scheduled for {{count}} people.', { count: people }),
        milliseconds: UNDO_MS,
        link: <LinkButton onClick={() => takeBack.mutate()}>{t('Undo')}</LinkButton>,
      });
      return renew();
    },
  });
  const end = useMutation({
    mutationFn: () => announcementsApi.endAnnouncement({ params }),
    onSuccess: () => toast.success({ lead: t('It shows no more.') }),
    onError: toastSomethingWentWrong,
    onSettled: renew,
  });
  const remove = useMutation({
    mutationFn: () => announcementsApi.deleteAnnouncement({ params }),
    onSuccess: () => {
      toast.success({ lead: t('The draft was deleted.') });
      return renew();
    },
    onError: toastSomethingWentWrong,
  });
  const test = useMutation({
    mutationFn: () => announcementsApi.testAnnouncement({ params }),
    onSuccess: ({ to }) => toast.success({ lead: t('A test is on its way to {{to}}.', { to }) }),
    onError: toastSomethingWentWrong,
  });
  return { takeBack, schedule, end, remove, test };
}
