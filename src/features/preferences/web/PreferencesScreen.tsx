import { Button, Radio, Stack } from '@mantine/core';
import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { createClient } from '../../../shared/apiClient.ts';
import { resetFilters, resetNotices } from '../../../shared/localPreferences.ts';
import { t } from '../../../shared/text.ts';
import { Bar, Loading } from '../../../ui/Skeleton.tsx';
import { Failed } from '../../../ui/StateCard.tsx';
import { Page, PageLine, PageTitle } from '../../../ui/shell/Page.tsx';
import { toast } from '../../../ui/toasts/toasts.ts';
import { clientOptions, storage } from '../../auth/web/api.ts';
import { FREQUENCIES, type Frequency, type Preferences, preferencesContract } from '../contract.ts';
import c from './PreferencesScreen.module.css';

const preferencesApi = createClient(preferencesContract, clientOptions);
const KEY = ['preferences'] as const;

const about = (frequency: Frequency): string =>
  ({
    Never: t('No emails about changes. You still see them in Latest Updates.'),
    'Daily Summary': t('Every day at 7:00 in the morning, Toronto time, when something changed.'),
    'Weekly Summary': t('On Mondays at 7:00 in the morning, Toronto time, when something changed.'),
  })[frequency];

/** How often summaries come. Shown as chosen at once; a failure puts the old choice back and says so. */
function FrequencyCard() {
  const client = useQueryClient();
  const preferences = useQuery({ queryKey: KEY, queryFn: () => preferencesApi.preferences() });
  const change = useMutation({
    mutationFn: (body: Preferences) => preferencesApi.changePreferences({ body }),
    onMutate: (next) => {
      const before = client.getQueryData<Preferences>(KEY);
      client.setQueryData(KEY, next);
      return before;
    },
    onError: (error, _next, before) => {
      client.setQueryData(KEY, before);
      toast.error({ lead: t('Something went wrong: {{error}}', { error: error.message }) });
    },
    onSuccess: () => toast.success({ lead: t('Your changes were saved.') }),
  });
  return (
    <section className={c.card}>
      <h2>{t('Email notifications')}</h2>
      <p>{t('When the content of your reports or your watchlist changes.')}</p>
      {preferences.isPending && (
        <Loading>
          <Bar height={132} />
        </Loading>
      )}
      {preferences.isError && (
        <Failed
          title={t('Your preferences could not be loaded.')}
          text={preferences.error.message}
          onRetry={() => void preferences.refetch()}
        />
      )}
      {preferences.data && (
        <Radio.Group
          aria-label={t('Email notifications')}
          value={preferences.data.notificationFrequency}
          onChange={(value) => change.mutate({ notificationFrequency: value as Frequency })}
        >
          <Stack gap={12}>
            {FREQUENCIES.map((frequency) => (
              <Radio key={frequency} value={frequency} label={t(frequency)} description={about(frequency)} />
            ))}
          </Stack>
        </Radio.Group>
      )}
    </section>
  );
}

/** /m/preferences: how often emails come, and what this browser remembers. */
export function PreferencesScreen() {
  const reset = (work: () => void, lead: string) => () => {
    work();
    toast.success({ lead });
  };
  return (
    <Page title={t('Preferences')}>
      <div className={c.layout}>
        <PageTitle>{t('Preferences')}</PageTitle>
        <PageLine>{t('These are yours alone; nobody else in your account sees them.')}</PageLine>
        <FrequencyCard />
        <section className={c.card}>
          <h2>{t('Saved jurisdiction filters')}</h2>
          <p>
            {t(
              'The jurisdictions that you chose last, for amendments and for reminders, are remembered in this browser.',
            )}
          </p>
          <Button
            variant="default"
            onClick={reset(() => resetFilters(storage), t('The saved filters were cleared.'))}
          >
            {t('Clear saved filters')}
          </Button>
        </section>
        <section className={c.card}>
          <h2>{t('Disclaimer and notices')}</h2>
          <p>
            {t(
              'Shows the disclaimer and the notices of the Info Hub again, also those you asked not to see.',
            )}
          </p>
          <Button
            variant="default"
            onClick={reset(() => resetNotices(storage), t('The notices will show again.'))}
          >
            {t('Show them again')}
          </Button>
        </section>
      </div>
    </Page>
  );
}
