import { Button, Select, TextInput } from '@mantine/core';
import { IconPlus } from '@tabler/icons-react';
import { useMutation } from '@tanstack/react-query';
import { useState } from 'react';
import { t } from '../../../../shared/text.ts';
import { shortDate } from '../../../../shared/torontoDate.ts';
import { UnsavedGuard } from '../../../../ui/fields/form/UnsavedGuard.tsx';
import { useServerForm } from '../../../../ui/fields/form/useServerForm.ts';
import { useKeptState } from '../../../../ui/hooks/useKeptState.ts';
import { Actions } from '../../../../ui/parts/Actions.tsx';
import { LinkButton } from '../../../../ui/parts/LinkButton.tsx';
import { Tag } from '../../../../ui/parts/Tag.tsx';
import { toast } from '../../../../ui/toasts/toasts.ts';
import type { Deadline } from '../../schemas.ts';
import { editorApi } from '../api.ts';
import { ItemButtons } from './ItemButtons.tsx';
import c from './Listed.module.css';
import type { WriteBeside } from './useBeside.ts';

const dueWords = (on: string): string =>
  on.length === 5
    ? t('Every year on {{day}}', { day: shortDate(`2024-${on}`).replace(/, \d{4}$/, '') })
    : shortDate(on);

interface Props {
  provisionId: string;
  deadlines: readonly Deadline[];
  write: WriteBeside;
}

/** The dated duties that readers are reminded of. Each is written at once. */
export function DeadlinesTab({ provisionId, deadlines, write }: Props) {
  const [edited, setEdited] = useState<string | null>(null);
  const remove = async (one: Deadline) => {
    const { on, duty, from } = one;
    const isDone = await write(() =>
      editorApi.removeDeadline({ params: { id: provisionId, deadlineId: one.id } }),
    );
    if (isDone !== 'done') return;
    const undo = () =>
      void write(() => editorApi.addDeadline({ params: { id: provisionId }, body: { on, duty, from } }));
    toast.success({
      lead: t('Taken out.'),
      link: <LinkButton onClick={undo}>{t('Undo')}</LinkButton>,
      milliseconds: 10_000,
    });
  };
  return (
    <>
      <ul className={c.listed} aria-label={t('Deadlines')}>
        {deadlines.map((one) => (
          <li key={one.id}>
            {edited === one.id ? (
              <DeadlineForm
                provisionId={provisionId}
                deadline={one}
                write={write}
                onDone={() => setEdited(null)}
              />
            ) : (
              <p className={c.head}>
                <Tag tone="amber">{dueWords(one.on)}</Tag>
                <span>
                  {one.duty}
                  {one.from && (
                    <span className={c.quiet}> {t('from {{date}}', { date: shortDate(one.from) })}</span>
                  )}
                </span>
                <ItemButtons
                  name={one.duty}
                  onEdit={() => setEdited(one.id)}
                  onRemove={() => void remove(one)}
                />
              </p>
            )}
          </li>
        ))}
        {deadlines.length === 0 && <li>{t('No dated duty stands with this provision.')}</li>}
        {edited === 'new' && (
          <li>
            <DeadlineForm
              provisionId={provisionId}
              deadline={null}
              write={write}
              onDone={() => setEdited(null)}
            />
          </li>
        )}
      </ul>
      {edited !== 'new' && (
        <p className={c.foot}>
          <Button
            size="compact-sm"
            variant="default"
            leftSection={<IconPlus size={14} />}
            onClick={() => setEdited('new')}
          >
            {t('Deadline')}
          </Button>
        </p>
      )}
    </>
  );
}

interface FormProps extends Omit<Props, 'deadlines'> {
  deadline: Deadline | null;
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

function DeadlineForm({ provisionId, deadline, write, onDone }: FormProps) {
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
    validate: ({ day, duty }) => ({
      ...(day ? {} : { day: t('Choose a day.') }),
      ...(duty.trim().length >= 3 ? {} : { duty: t('Say what has to be done.') }),
    }),
  });
  const { kind } = form.values;
  return (
    <form className={c.form} {...form.props}>
      <UnsavedGuard isDirty={written.isKept} />
      <TextInput label={t('What has to be done')} maxLength={500} {...form.field('duty')} />
      <div className={c.row}>
        <Select
          label={t('How often')}
          allowDeselect={false}
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
