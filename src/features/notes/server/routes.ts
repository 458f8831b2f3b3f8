import type { Handlers } from '../../../platform/http/feature.ts';
import type { Actor } from '../../identity/actor.ts';
import type { notesContract, PlacedNote } from '../contract.ts';
import { notesOfPerson, presentNote } from './queries.ts';
import type { NotesServices } from './services.ts';
import { changeNote, createNote, deleteNote } from './write.ts';

async function placedNotes({ db, reader }: NotesServices, actor: Actor): Promise<PlacedNote[]> {
  const notes = (await notesOfPerson(db, actor.userId)).map(presentNote);
  const ids = [...new Set(notes.map(({ provision }) => provision))];
  const provisions = await reader.byIds(actor.scope, ids);
  const places = new Map(
    provisions.map(({ id, name, jurisdiction, jurisdictionName, area, topic }) => [
      id,
      { name, jurisdiction, jurisdictionName, area, topic },
    ]),
  );
  return notes.map((note) => ({ ...note, place: places.get(note.provision) ?? null }));
}

/** The calls about notes. */
export function notesHandlers(services: NotesServices): Handlers<typeof notesContract> {
  return {
    notes: ({ actor }) => placedNotes(services, actor),
    createNote: ({ actor, body }) => createNote(services, actor, body),
    changeNote: ({ actor, params, body }) => changeNote(services, actor, params.noteId, body),
    deleteNote: async ({ actor, params }) => {
      await deleteNote(services, actor, params.noteId);
      return { success: true };
    },
  };
}
