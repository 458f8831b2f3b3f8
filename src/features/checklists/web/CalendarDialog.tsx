import { Button, TextInput } from '@mantine/core';
import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { t } from '../../../shared/text.ts';
import { longDate } from '../../../shared/torontoDate.ts';
import { useCopied } from '../../../ui/hooks/useCopied.ts';
import { Dialog } from '../../../ui/overlay/dialog/Dialog.tsx';
import { Loaded } from '../../../ui/state/Loaded.tsx';
import { toastSomethingWentWrong } from '../../../ui/toasts/errorToasts.ts';
import { calendarQuery, checklistsApi } from './api.ts';
import c from './Checklists.module.css';

/** The address when it was just made: never shown again. */
function NewAddress({ url }: { url: string }) {
  const { isCopied, copy } = useCopied();
  return (
    <>
      <div className={c.address}>
        <TextInput
          label={t('Address')}
          value={url}
          readOnly
          onFocus={(event) => event.currentTarget.select()}
        />
        <Button variant="default" onClick={() => copy({ html: url, plain: url })}>
          {isCopied ? t('Copied') : t('Copy')}
        </Button>
      </div>
      <p className={c.dialogText}>{t('It is shown this once. Keep it in your calendar program.')}</p>
    </>
  );
}

function useCalendarAddress(opened: boolean) {
  const client = useQueryClient();
  const query = useQuery({ ...calendarQuery, enabled: opened });
  const again = () => void client.invalidateQueries({ queryKey: calendarQuery.queryKey });
  const shared = { onSuccess: again, onError: toastSomethingWentWrong };
  const make = useMutation({ ...shared, mutationFn: () => checklistsApi.makeCalendar() });
  const end = useMutation({
    ...shared,
    mutationFn: () => checklistsApi.endCalendar(),
    onSuccess: () => {
      make.reset();
      again();
    },
  });
  return { query, make, end };
}

/** The person's calendar address: said once when it is made, and ended when they wish. */
function CalendarDialog({ opened, onClose }: { opened: boolean; onClose: () => void }) {
  const { query, make, end } = useCalendarAddress(opened);
  const url = make.data?.url;
  return (
    <Dialog opened={opened} onClose={onClose} title={t('Your due dates in your calendar')}>
      <p className={c.dialogText}>
        {t(
          'Calendar programs can follow what is due of the requirements that you own. The address is secret: whoever has it reads those due dates. You can end it at any time.',
        )}
      </p>
      <Loaded query={query} skeleton={60} failed={t('This could not be loaded.')}>
        {({ since }) => (
          <>
            {url && <NewAddress url={url} />}
            {since && !url && (
              <p className={c.dialogText}>
                {t('You have an address since {{date}}.', { date: longDate(since) })}
              </p>
            )}
            <div className={c.actions}>
              <Button
                variant={since ? 'default' : 'filled'}
                loading={make.isPending}
                onClick={() => make.mutate()}
              >
                {since ? t('Make a new address') : t('Make an address')}
              </Button>
              {since && (
                <Button color="red" variant="light" loading={end.isPending} onClick={() => end.mutate()}>
                  {t('End the address')}
                </Button>
              )}
            </div>
          </>
        )}
      </Loaded>
    </Dialog>
  );
}

export { CalendarDialog as Component };
