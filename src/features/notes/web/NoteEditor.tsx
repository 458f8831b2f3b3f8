import { Button, Textarea } from '@mantine/core';
import { useDebouncedCallback, useWindowEvent } from '@mantine/hooks';
import { type KeyboardEvent, useEffect, useRef } from 'react';
import { t } from '../../../shared/text.ts';
import { useServerForm } from '../../../ui/fields/form/useServerForm.ts';
import { MAX_TEXT } from '../rules.ts';
import { ColleaguesField } from './ColleaguesField.tsx';
import { DeleteNote } from './DeleteNote.tsx';
import type { Draft } from './drafts.ts';
import c from './Notes.module.css';
import { ReminderField, reminderError } from './ReminderField.tsx';

/** What is typed reaches the browser's storage at most this often. */
const KEEP_AFTER_MS = 300;

interface Props {
  start: Draft;
  /** The focus goes to the text. */
  takesFocus: boolean;
  /** The reminder that the note has already. */
  savedReminder: string | null;
  /** What the server refused, by field, when the editor opened. */
  refused: Record<string, string>;
  /** Called while the person types, so that a reload finds it. */
  onDraft: (draft: Draft) => void;
  /** Closes the editor; a failure opens it again with what was refused. */
  onSave: (draft: Draft) => Promise<void>;
  onCancel: () => void;
  onDelete?: () => void;
}

const tooLongText = (length: number): string =>
  t('A note holds at most {{most}} characters. This has {{length}}.', {
    most: MAX_TEXT.toLocaleString('en-CA'),
    length: length.toLocaleString('en-CA'),
  });

/** What is wrong with a note, said as it is written. That it is still empty is not: it cannot be saved. */
const errorsOf = ({ text, reminder }: Draft, savedReminder: string | null) => ({
  text: text.length > MAX_TEXT ? tooLongText(text.length) : null,
  reminder: reminderError(reminder, savedReminder),
});

interface ButtonsProps extends Pick<Props, 'onCancel' | 'onDelete'> {
  canSave: boolean;
}

const Buttons = ({ canSave, onCancel, onDelete }: ButtonsProps) => (
  <div className={c.buttons}>
    <Button type="submit" size="compact-sm" disabled={!canSave}>
      {t('Save')}
    </Button>
    <Button size="compact-sm" variant="subtle" color="gray" onClick={onCancel}>
      {t('Cancel')}
    </Button>
    {onDelete && <DeleteNote onDelete={onDelete} />}
  </div>
);

/** A note being written: its text, when to be reminded, and who else reads it. */
function NoteEditor(editor: Props) {
  const { start, takesFocus, savedReminder, refused, onDraft, onSave, onCancel, onDelete } = editor;
  const area = useRef<HTMLTextAreaElement>(null);
  const keep = useDebouncedCallback(onDraft, { delay: KEEP_AFTER_MS, flushOnUnmount: true });
  useWindowEvent('pagehide', () => keep.flush());
  const validate = (draft: Draft) => errorsOf(draft, savedReminder);
  const { props, field, values } = useServerForm<Draft>({
    initialValues: start,
    initialErrors: { ...validate(start), ...refused },
    isCheckedAsTyped: true,
    validate,
    mutation: { mutateAsync: onSave, isPending: false, error: null },
    onValuesChange: keep,
  });
  const canSave = values.text.trim() !== '' && !Object.values(validate(values)).some(Boolean);

  useEffect(() => {
    if (!takesFocus) return;
    area.current?.focus();
    area.current?.setSelectionRange(area.current.value.length, area.current.value.length);
  }, [takesFocus]);

  const onKeyDown = (event: KeyboardEvent<HTMLFormElement>) => {
    if (event.key !== 'Enter' || event.target instanceof HTMLButtonElement) return;
    if (event.ctrlKey || event.metaKey) {
      if (canSave) event.currentTarget.requestSubmit();
    } else if (event.target !== area.current) {
      // Enter in the list of colleagues chooses, or does nothing.
      event.preventDefault();
    }
  };

  const cancel = () => {
    keep.cancel();
    onCancel();
  };

  return (
    <form className={c.editor} {...props} onKeyDown={onKeyDown}>
      <Textarea
        ref={area}
        classNames={{ input: c.area }}
        variant="unstyled"
        aria-label={t('Note')}
        placeholder={t('Write a note')}
        rows={3}
        errorProps={{ role: 'alert' }}
        {...field('text')}
      />
      <ReminderField {...field('reminder')} value={values.reminder} />
      <ColleaguesField {...field('sharedWith')} value={values.sharedWith} />
      <Buttons canSave={canSave} onCancel={cancel} onDelete={onDelete} />
    </form>
  );
}

export { NoteEditor as Component };
