import { Button } from '@mantine/core';
import { type FormEvent, type KeyboardEvent, useEffect, useId, useRef, useState } from 'react';
import { t } from '../../../shared/text.ts';
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
  validateReminder: string | null;
  /** What the server refused, by field, when the editor opened. */
  refused: Record<string, string>;
  /** Called while the person types, so that a reload finds it. */
  onDraft: (draft: Draft) => void;
  onSave: (draft: Draft) => void;
  onCancel: () => void;
  onDelete?: () => void;
}

const tooLongText = (length: number): string =>
  t('A note holds at most {{most}} characters. This has {{length}}.', {
    most: MAX_TEXT.toLocaleString('en-CA'),
    length: length.toLocaleString('en-CA'),
  });

/** A note being written: its text, when to be reminded, and who else reads it. The browser keeps the text; typing draws nothing anew. */
function NoteEditor({ start, takesFocus, validateReminder, onDelete, ...to }: Props) {
  const area = useRef<HTMLTextAreaElement>(null);
  const id = useId();
  const [isEmpty, setEmpty] = useState(start.text.trim() === '');
  const [tooLong, setTooLong] = useState<number | null>(
    start.text.length > MAX_TEXT ? start.text.length : null,
  );
  const [reminder, setReminder] = useState(start.reminder);
  const [sharedWith, setSharedWith] = useState(start.sharedWith);
  const [refused, setRefused] = useState<Partial<Record<string, string>>>(to.refused);
  const reminderFault = reminderError(reminder, validateReminder) ?? refused.reminder ?? null;
  const textFault = tooLong !== null ? tooLongText(tooLong) : refused.text;

  const current = (): Draft => ({ text: area.current?.value ?? start.text, reminder, sharedWith });
  const keep = useRef({ isDirty: false, timer: 0, now: () => {} });
  keep.current.now = () => {
    clearTimeout(keep.current.timer);
    if (keep.current.isDirty) to.onDraft(current());
    keep.current.isDirty = false;
  };
  /** What was changed since is no longer what the server refused. */
  const touch = (field: keyof Draft) => {
    setRefused((faults) => (faults[field] === undefined ? faults : { ...faults, [field]: undefined }));
    keep.current.isDirty = true;
    clearTimeout(keep.current.timer);
    keep.current.timer = window.setTimeout(() => keep.current.now(), KEEP_AFTER_MS);
  };

  useEffect(() => {
    const kept = keep.current;
    const flush = () => kept.now();
    window.addEventListener('pagehide', flush);
    return () => {
      window.removeEventListener('pagehide', flush);
      flush();
    };
  }, []);

  useEffect(() => {
    const field = area.current;
    if (!takesFocus || !field) return;
    field.focus();
    field.setSelectionRange(field.value.length, field.value.length);
  }, [takesFocus]);

  const onInput = (event: FormEvent<HTMLTextAreaElement>) => {
    const { value } = event.currentTarget;
    setEmpty(value.trim() === '');
    setTooLong(value.length > MAX_TEXT ? value.length : null);
    touch('text');
  };
  const canSave = !isEmpty && tooLong === null && reminderError(reminder, validateReminder) === null;
  const save = () => {
    if (!canSave) return;
    keep.current.now();
    to.onSave(current());
  };
  const cancel = () => {
    clearTimeout(keep.current.timer);
    keep.current.isDirty = false;
    to.onCancel();
  };
  const onKeyDown = (event: KeyboardEvent) => {
    if (event.key === 'Enter' && (event.ctrlKey || event.metaKey)) save();
  };

  return (
    <div className={c.editor}>
      <textarea
        ref={area}
        className={c.area}
        aria-label={t('Note')}
        aria-invalid={textFault ? true : undefined}
        aria-describedby={textFault ? id : undefined}
        placeholder={t('Write a note')}
        rows={3}
        defaultValue={start.text}
        onInput={onInput}
        onKeyDown={onKeyDown}
      />
      {textFault && (
        <p id={id} className={c.fault} role="alert">
          {textFault}
        </p>
      )}
      <ReminderField
        value={reminder}
        onChange={(moment) => {
          setReminder(moment);
          touch('reminder');
        }}
        error={reminderFault}
      />
      <ColleaguesField
        value={sharedWith}
        onChange={(ids) => {
          setSharedWith(ids);
          touch('sharedWith');
        }}
        error={refused.sharedWith ?? null}
      />
      <div className={c.buttons}>
        <Button size="compact-sm" disabled={!canSave} onClick={save}>
          {t('Save')}
        </Button>
        <Button size="compact-sm" variant="subtle" color="gray" onClick={cancel}>
          {t('Cancel')}
        </Button>
        {onDelete && <DeleteNote onDelete={onDelete} />}
      </div>
    </div>
  );
}

export { NoteEditor as Component };
