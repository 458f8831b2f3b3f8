import { useState } from 'react';
import { ApiError } from '../../../shared/apiClient.ts';
import { type Draft, dropDraft, keepDraft, readDraft } from './drafts.ts';

interface Options {
  /** Where this browser keeps what is being typed. */
  draftKey: string;
  /** What the editor begins with when nothing was left in this browser. */
  start: Draft;
  save: (draft: Draft) => Promise<unknown>;
}

/**
 * The editor of one note: open or not, and what stands in it. A draft that was left behind opens it again; a failed save opens it
 * with what was typed and with what the server said of it.
 */
export function useNoteEditing({ draftKey, start, save }: Options) {
  const [isOpen, setOpen] = useState(() => readDraft(draftKey) !== null);
  /** The person opened it, so the focus goes there. */
  const [isWanted, setWanted] = useState(false);
  const [isSaving, setSaving] = useState(false);
  const [refused, setRefused] = useState<Record<string, string>>({});

  const close = () => {
    dropDraft(draftKey);
    setRefused({});
    setOpen(false);
  };
  return {
    isOpen,
    isWanted,
    isSaving,
    refused,
    begin: () => readDraft(draftKey) ?? start,
    open: () => {
      setWanted(true);
      setOpen(true);
    },
    keep: (draft: Draft) => keepDraft(draftKey, draft),
    cancel: close,
    save: async (draft: Draft) => {
      keepDraft(draftKey, draft);
      setRefused({});
      setOpen(false);
      setSaving(true);
      try {
        await save(draft);
        dropDraft(draftKey);
      } catch (error) {
        setRefused(error instanceof ApiError ? error.fields : {});
        setOpen(true);
      } finally {
        setSaving(false);
      }
    },
  };
}

export type NoteEditing = ReturnType<typeof useNoteEditing>;
