import { Radio, Stack } from '@mantine/core';
import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { t } from '../../../shared/text.ts';
import { Card } from '../../../ui/parts/Card.tsx';
import { Loaded } from '../../../ui/state/Loaded.tsx';
import { toastSomethingWentWrong } from '../../../ui/toasts/errorToasts.ts';
import { toast } from '../../../ui/toasts/toasts.ts';
import { FREQUENCIES, type Frequency, type Preferences } from '../contract.ts';
import { summariesApi } from './api.ts';
import { SummaryPreview } from './SummaryPreview.tsx';

const KEY = ['preferences'] as const;

const about = (frequency: Frequency): string =>
  ({
    Never: t('No emails about changes. You still see them in Latest Updates.'),
    'Daily Summary': t('Every day at 7:00 in the morning, Toronto time, when something changed.'),
    'Weekly Summary': t('On Mondays at 7:00 in the morning, Toronto time, when something changed.'),
  })[frequency];

/**
 * How often summaries of changes come by email. Shown as chosen at once; a failure puts the old choice back and says so.
 */
export function SummarySettings() {
  const client = useQueryClient();
  const preferences = useQuery({ queryKey: KEY, queryFn: () => summariesApi.preferences() });
  const change = useMutation({
    mutationFn: (body: Preferences) => summariesApi.changePreferences({ body }),
    onMutate: (next) => {
      const before = client.getQueryData<Preferences>(KEY);
      client.setQueryData(KEY, next);
      return before;
    },
    onError: (error, _next, before) => {
      client.setQueryData(KEY, before);
      toastSomethingWentWrong(error);
    },
    onSuccess: () => {
      toast.success({ lead: t('Your changes were saved.') });
      return client.invalidateQueries({ queryKey: ['summaries'] });
    },
  });
  return (
    <Card
      id="summaries"
      title={t('Email notifications')}
      line={t('When the content of your reports or your watchlist changes.')}
    >
      <Loaded query={preferences} skeleton={132} failed={t('Your preferences could not be loaded.')}>
        {({ notificationFrequency }) => (
          <Radio.Group
            aria-label={t('Email notifications')}
            value={notificationFrequency}
            onChange={(value) => change.mutate({ notificationFrequency: value as Frequency })}
          >
            <Stack gap={12}>
              {FREQUENCIES.map((frequency) => (
                <Radio
                  key={frequency}
                  value={frequency}
                  label={t(frequency)}
                  description={about(frequency)}
                />
              ))}
            </Stack>
          </Radio.Group>
        )}
      </Loaded>
      <SummaryPreview />
    </Card>
  );
}
