import { IconPlus } from '@tabler/icons-react';
import { t } from '../../../shared/text.ts';
import { useFocusWhenFewer } from '../../../ui/hooks/useFocusWhenFewer.ts';
import { useCurrentUser } from '../../auth/web/currentUser.ts';
import type { Provision } from '../../provisions/contract.ts';
import type { AsidePlace } from '../../provisions/web/entry/entryExtras.ts';
import { draftKey, EMPTY_DRAFT } from './drafts.ts';
import { NoteCard, NoteEditor } from './NoteCard.tsx';
import c from './Notes.module.css';
import { useCreateNote } from './noteMutations.ts';
import { useNoteEditing } from './useNoteEditing.ts';
import { useReturnFocus } from './useReturnFocus.ts';

interface Props {
  provision: Provision;
  place: AsidePlace;
}

/** The notes beside a provision, and the way to write another (specification 2.8). */
export function NotesAside({ provision, place }: Props) {
  const user = useCurrentUser();
  const { notes } = provision;
  const create = useCreateNote(provision.id, provision.onDay?.day ?? null);
  const editing = useNoteEditing({
    draftKey: draftKey(user.id, { provisionId: provision.id }),
    start: EMPTY_DRAFT,
    save: create.mutateAsync,
  });
  const add = useReturnFocus<HTMLButtonElement>(editing.isOpen || editing.isSaving);
  useFocusWhenFewer(notes.length, () => add.current);
  return (
    <div className={c.notes} data-place={place}>
      {notes.map((note) => (
        <NoteCard key={note._id} note={note} />
      ))}
      {editing.isOpen && (
        <div className={c.note} data-editing>
          <NoteEditor
            start={editing.begin()}
            takesFocus={editing.isWanted}
            savedReminder={null}
            refused={editing.refused}
            onDraft={editing.keep}
            onSave={editing.save}
            onCancel={editing.cancel}
          />
        </div>
      )}
      {!editing.isOpen && !editing.isSaving && (
        <button
          ref={add}
          type="button"
          className={c.add}
          aria-label={`${t('Add a Note/Reminder')}: ${provision.jurisdictionName}`}
          onClick={editing.open}
          data-chrome
        >
          <IconPlus size={15} stroke={1.8} aria-hidden />
          {t('Add a Note/Reminder')}
        </button>
      )}
    </div>
  );
}

/** The notes as what a screen adds to each entry of its list. */
export const notesAside = (provision: Provision, place: AsidePlace) => (
  <NotesAside provision={provision} place={place} />
);
