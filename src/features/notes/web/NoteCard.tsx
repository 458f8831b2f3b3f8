import { ActionIcon } from '@mantine/core';
import { IconBell, IconHistory, IconPencil } from '@tabler/icons-react';
import { useState } from 'react';
import { t } from '../../../shared/text.ts';
import { reminderDate, shortDate } from '../../../shared/torontoDate.ts';
import { lazyPart } from '../../../ui/overlay/late/lazyPart.tsx';
import { LinkButton } from '../../../ui/parts/LinkButton.tsx';
import { Prose } from '../../../ui/parts/Prose.tsx';
import { Avatar } from '../../../ui/shell/Avatar.tsx';
import { useCurrentUser } from '../../auth/web/currentUser.ts';
import type { Note } from '../../provisions/contract.ts';
import { noteText } from '../noteText.ts';
import { draftKey } from './drafts.ts';
import c from './Notes.module.css';
import { isBeingSaved, useChangeNote, useDeleteNote } from './noteMutations.ts';
import { useNoteEditing } from './useNoteEditing.ts';
import { useReturnFocus } from './useReturnFocus.ts';

export const NoteEditor = lazyPart(() => import('./NoteEditor.tsx'));

/** Longer notes begin folded: they stand in a narrow margin. */
const FOLDED_LENGTH = 400;

/** Who wrote it, and who else reads it. */
function writtenBy(note: Note, userId: string): string {
  if (note.createdBy.id !== userId) return note.createdBy.fullName;
  const count = note.sharedWith.length;
  return count === 0 ? t('You') : t('You, shared with {{number}}', { number: count });
}

function NoteText({ html }: { html: string }) {
  const isLong = html.length > FOLDED_LENGTH;
  const [isFolded, setFolded] = useState(isLong);
  return (
    <>
      <div className={c.text} data-folded={isFolded || undefined}>
        <Prose html={html} plain />
      </div>
      {isLong && (
        <LinkButton className={c.unfold} onClick={() => setFolded(!isFolded)} aria-expanded={!isFolded}>
          {isFolded ? t('Show all') : t('Show less')}
        </LinkButton>
      )}
    </>
  );
}

/** One note: as its readers see it, and for its author as it is changed. */
export function NoteCard({ note }: { note: Note }) {
  const user = useCurrentUser();
  const isOwn = note.createdBy.id === user.id;
  const change = useChangeNote(note);
  const editing = useNoteEditing({
    draftKey: draftKey(user.id, { noteId: note._id }),
    start: { text: noteText(note.text), reminder: note.reminder, sharedWith: note.sharedWith },
    save: change.mutateAsync,
  });
  const remove = useDeleteNote(note, editing.cancel);
  const pencil = useReturnFocus<HTMLButtonElement>(editing.isOpen || editing.isSaving);
  const isSaving = editing.isSaving || isBeingSaved(note);
  if (isOwn && editing.isOpen) {
    return (
      <div className={c.note} data-editing>
        <NoteEditor
          start={editing.begin()}
          takesFocus={editing.isWanted}
          savedReminder={note.reminder}
          refused={editing.refused}
          onDraft={editing.keep}
          onSave={editing.save}
          onCancel={editing.cancel}
          onDelete={() => remove.mutate()}
        />
      </div>
    );
  }
  return (
    <div className={c.note}>
      <NoteText html={note.text} />
      {note.on && (
        <p className={c.reminder}>
          <IconHistory size={14} stroke={1.7} aria-hidden />{' '}
          {t('On the law of {{date}}', { date: shortDate(note.on) })}
        </p>
      )}
      {note.reminder && (
        <p className={c.reminder}>
          <IconBell size={14} stroke={1.7} aria-label={t('Reminder')} /> {reminderDate(note.reminder)}
        </p>
      )}
      <div className={c.foot}>
        <Avatar name={note.createdBy.fullName} />
        <span>{isSaving ? t('Saving…') : writtenBy(note, user.id)}</span>
        {isOwn && !isSaving && (
          <ActionIcon ref={pencil} size={28} aria-label={t('Edit note')} onClick={editing.open} data-chrome>
            <IconPencil size={15} stroke={1.7} />
          </ActionIcon>
        )}
      </div>
    </div>
  );
}
