import { Button, Select, TextInput } from '@mantine/core';
import { useMutation } from '@tanstack/react-query';
import { t } from '../../../../shared/text.ts';
import { UnsavedGuard } from '../../../../ui/fields/form/UnsavedGuard.tsx';
import { useServerForm } from '../../../../ui/fields/form/useServerForm.ts';
import { useKeptState } from '../../../../ui/hooks/useKeptState.ts';
import { Actions } from '../../../../ui/parts/Actions.tsx';
import type { Deadline } from '../../schemas.ts';
import { editorApi } from '../api.ts';
import c from './Listed.module.css';
import type { WriteBeside } from './useBeside.ts';

interface Props {
  provisionId: string;
  /** Null: a new one. */
  deadline: Deadline | null;
  write: WriteBeside;
  onDone: () => void;
}

/** A yearly day is chosen in a year that has every day. */
const ANY_LEAP_YEAR = 2024;

interface Written extends Record<string, unknown> {
  kind: string;
  day: string;
  from: string;
  duty: string;
}

/** What is written of the deadline, kept while it is not saved, and its saving. */
function useDeadline({ provisionId, deadline, write, onDone }: Props) {
  const save = useMutation({
    mutationFn: async ({ kind, day, from, duty }: Written) => {
      const isYearly = kind === 'yearly';
      const body = { on: isYearly ? day.slice(5) : day, duty, from: isYearly ? from || null : null };
      const sent = deadline
        ? editorApi.changeDeadline({ params: { id: provisionId, deadlineId: deadline.id }, body })
        : editorApi.addDeadline({ params: { id: provisionId }, body });
      const answer = await sent;
      await write(async () => answer);
    },
    onSuccess: () => end(),
  });
  const isYearly = deadline?.on.length === 5;
  const written = useKeptState<Written>(`deadline ${provisionId} ${deadline?.id ?? ''}`, {
    kind: deadline && !isYearly ? 'once' : 'yearly',
    day: isYearly ? `${ANY_LEAP_YEAR}-${deadline?.on}` : (deadline?.on ?? ''),
    from: deadline?.from ?? '',
    duty: deadline?.duty ?? '',
  });
  const end = () => {
    written.forget();
    onDone();
  };
  const form = useServerForm({
    initialValues: written.value,
    onValuesChange: written.keep,
    mutation: save,
    fieldsBySent: { on: 'day' },
    validate: ({ day, duty }) => ({
      ...(day ? {} : { day: t('Choose a day.') }),
      ...(duty.trim().length >= 3 ? {} : { duty: t('Say what has to be done.') }),
    }),
  });
  return { form, end, isUnsaved: written.isKept };
}

/** A dated duty: what has to be done, and by which day, once or every year. */
export function DeadlineForm(props: Props) {
  const { form, end, isUnsaved } = useDeadline(props);
  const { kind } = form.values;
  return (
    <form className={c.form} {...form.props}>
      <UnsavedGuard isDirty={isUnsaved} />
      <TextInput label={t('What has to be done')} maxLength={500} {...form.field('duty')} />
      <div className={c.row}>
        <Select
          label={t('How often')}
          data={[
            { value: 'yearly', label: t('Every year') },
            { value: 'once', label: t('Once') },
          ]}
          {...form.field('kind')}
        />
        <TextInput
          type="date"
          label={kind === 'yearly' ? t('Day of the year') : t('Day')}
          description={kind === 'yearly' ? t('The year does not count.') : undefined}
          inputWrapperOrder={['label', 'input', 'description', 'error']}
          {...form.field('day')}
        />
        {kind === 'yearly' && (
          <TextInput type="date" label={t('First due on or after (if it is new)')} {...form.field('from')} />
        )}
      </div>
      <Actions>
        <Button type="submit" size="compact-md" variant="light" loading={form.isPending}>
          {t('Save the deadline')}
        </Button>
        <Button size="compact-md" variant="default" onClick={end}>
          {t('Cancel')}
        </Button>
      </Actions>
    </form>
  );
}
