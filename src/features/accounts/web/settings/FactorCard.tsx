import { Button, Select } from '@mantine/core';
import { useMutation, useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { t } from '../../../../shared/text.ts';
import { longDate } from '../../../../shared/torontoDate.ts';
import { Card } from '../../../../ui/parts/Card.tsx';
import { Loaded } from '../../../../ui/state/Loaded.tsx';
import { toastSomethingWentWrong } from '../../../../ui/toasts/errorToasts.ts';
import { toast } from '../../../../ui/toasts/toasts.ts';
import { useCurrentUser } from '../../../auth/web/currentUser.ts';
import { accountsApi } from '../api.ts';
import { detailsQuery } from './queries.ts';
import c from './Settings.module.css';

const GRACE_DAYS = [0, 7, 14, 30];

const graceName = (days: number): string => (days === 0 ? t('from now on') : t('in {{days}} days', { days }));

/** Whether the account asks everybody for a second factor, and from when. */
export function FactorCard() {
  const { account } = useCurrentUser();
  const details = useQuery(detailsQuery(account.id));
  const [days, setDays] = useState('14');
  const ask = useMutation({
    mutationFn: (graceDays: number | null) =>
      accountsApi.requireFactor({ params: { id: account.id }, body: { graceDays } }),
    onSuccess: async (_, graceDays) => {
      toast.success({
        lead:
          graceDays === null
            ? t('A second factor is no longer asked for.')
            : t('Everybody without a second factor was told by email.'),
      });
      await details.refetch();
    },
    onError: toastSomethingWentWrong,
  });
  return (
    <Card
      title={t('Second factor')}
      line={t(
        'Everybody may add a passkey or an authenticator app in their preferences. You can ask it of all people in the account.',
      )}
    >
      <Loaded query={details} skeleton={70} failed={t('This could not be loaded.')}>
        {({ factorRequiredFrom }) =>
          factorRequiredFrom ? (
            <>
              <p className={c.line}>
                {t('From {{date}} it is asked of everybody.', { date: longDate(factorRequiredFrom) })}
              </p>
              <Button variant="default" loading={ask.isPending} onClick={() => ask.mutate(null)}>
                {t('Ask it no more')}
              </Button>
            </>
          ) : (
            <div className={c.inline}>
              <Select
                label={t('Ask it of everybody')}
                value={days}
                onChange={(value) => setDays(value ?? '14')}
                data={GRACE_DAYS.map((value) => ({ value: String(value), label: graceName(value) }))}
              />
              <Button loading={ask.isPending} onClick={() => ask.mutate(Number(days))}>
                {t('Ask it')}
              </Button>
            </div>
          )
        }
      </Loaded>
    </Card>
  );
}
