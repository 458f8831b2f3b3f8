import { ActionIcon, Button, Select, Textarea, TextInput } from '@mantine/core';
import { IconPlus, IconX } from '@tabler/icons-react';
import { type ReactNode, useRef, useState } from 'react';
import { t } from '../../../shared/text.ts';
import { torontoDay } from '../../../shared/torontoDate.ts';
import { TOLD, type Told } from '../rules.ts';
import { toldText } from '../words.ts';
import c from './Incidents.module.css';
import type { IncidentFields } from './incidentValues.ts';

type Notices = IncidentFields['values']['notices'];

interface RowProps {
  notice: Notices[number];
  number: number;
  errors: Record<'to' | 'on' | 'how', ReactNode>;
  hasFocus: boolean;
  onChange: (part: Partial<Notices[number]>) => void;
  onRemove: () => void;
}

const NoticeRow = ({ notice, number, errors, hasFocus, onChange, onRemove }: RowProps) => (
  <div className={c.notice}>
    <Select
      aria-label={t('Told, line {{number}}', { number })}
      data={TOLD.map((to) => ({ value: to, label: toldText(to) }))}
      value={notice.to}
      autoFocus={hasFocus}
      onChange={(to) => onChange({ to: to as Told })}
      error={errors.to}
    />
    <TextInput
      type="date"
      max={torontoDay(new Date())}
      aria-label={t('On, line {{number}}', { number })}
      value={notice.on}
      onChange={(event) => onChange({ on: event.currentTarget.value })}
      error={errors.on}
    />
    <TextInput
      aria-label={t('How, line {{number}}', { number })}
      placeholder={t('How')}
      maxLength={500}
      value={notice.how}
      onChange={(event) => onChange({ how: event.currentTarget.value })}
      error={errors.how}
    />
    <ActionIcon aria-label={t('Remove line {{number}}', { number })} onClick={onRemove}>
      <IconX size={16} aria-hidden />
    </ActionIcon>
  </div>
);

/** Who was told of an incident, when and how. */
export function NoticeRows({ form }: { form: IncidentFields }) {
  const { notices } = form.values;
  const addButton = useRef<HTMLButtonElement>(null);
  /** Whoever adds a line goes on in it; whoever opens an entry begins at its top. */
  const [hasAdded, setAdded] = useState(false);
  const set = (next: Notices) => form.setValue('notices', next);
  const add = () => {
    setAdded(true);
    set([...notices, { to: 'opc', on: torontoDay(new Date()), how: '' }]);
  };
  const remove = (at: number) => {
    set(notices.filter((_, other) => other !== at));
    // The button that had the focus goes with its line.
    addButton.current?.focus();
  };
  return (
    <fieldset className={c.part}>
      <legend>{t('Who was told')}</legend>
      {notices.map((notice, i) => (
        <NoticeRow
          // biome-ignore lint/suspicious/noArrayIndexKey: a row is known by its place
          key={i}
          notice={notice}
          number={i + 1}
          errors={{
            to: form.errors[`notices.${i}.to`],
            on: form.errors[`notices.${i}.on`],
            how: form.errors[`notices.${i}.how`],
          }}
          hasFocus={hasAdded && i === notices.length - 1}
          onChange={(part) => set(notices.map((one, at) => (at === i ? { ...one, ...part } : one)))}
          onRemove={() => remove(i)}
        />
      ))}
      <Button
        ref={addButton}
        className={c.addNotice}
        size="compact-sm"
        variant="default"
        leftSection={<IconPlus size={15} aria-hidden />}
        onClick={add}
      >
        {t('Add who was told')}
      </Button>
      <Textarea
        label={t('About telling')}
        description={t('Why nobody was told, or why by a public notice.')}
        autosize
        minRows={2}
        maxLength={2000}
        {...form.field('noticesNote')}
      />
    </fieldset>
  );
}
