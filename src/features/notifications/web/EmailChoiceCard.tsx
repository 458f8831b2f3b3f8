import { Checkbox, Stack, Switch } from '@mantine/core';
import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { t } from '../../../shared/text.ts';
import { Card } from '../../../ui/parts/Card.tsx';
import { Loaded } from '../../../ui/state/Loaded.tsx';
import { toastSomethingWentWrong } from '../../../ui/toasts/errorToasts.ts';
import { toast } from '../../../ui/toasts/toasts.ts';
import type { EmailChoice } from '../contract.ts';
import { notificationsApi } from './api.ts';

const KEY = ['emailChoice'] as const;

/** Whether announcements come by email. Shown as chosen at once; a failure puts the old choice back and says so. */
export function EmailChoiceCard() {
  const client = useQueryClient();
  const choice = useQuery({ queryKey: KEY, queryFn: () => notificationsApi.myEmails() });
  const change = useMutation({
    mutationFn: (body: EmailChoice) => notificationsApi.chooseEmails({ body }),
    onMutate: (next) => {
      const before = client.getQueryData<EmailChoice>(KEY);
      client.setQueryData(KEY, next);
      return before;
    },
    onError: (error, _next, before) => {
      client.setQueryData(KEY, before);
      toastSomethingWentWrong(error);
    },
    onSuccess: (kept) => {
      client.setQueryData(KEY, kept);
      toast.success({ lead: t('Your changes were saved.') });
    },
  });
  return (
    <Card
      title={t('Announcements by email')}
      line={t('What we have to tell you about the product and the law. You find it in the bell either way.')}
    >
      <Loaded query={choice} skeleton={64} failed={t('Your preferences could not be loaded.')}>
        {({ isOn, afterTheEnd }) => (
          <Stack gap={12}>
            <Switch
              label={t('Send me announcements by email')}
              checked={isOn}
              onChange={(event) => change.mutate({ isOn: event.currentTarget.checked, afterTheEnd: false })}
            />
            <Checkbox
              label={t('Also after our trial or subscription has ended')}
              description={t('Until you unsubscribe, which every email lets you do with one click.')}
              disabled={!isOn}
              checked={isOn && afterTheEnd}
              onChange={(event) => change.mutate({ isOn: true, afterTheEnd: event.currentTarget.checked })}
            />
          </Stack>
        )}
      </Loaded>
    </Card>
  );
}
