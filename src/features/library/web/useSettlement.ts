import { useMutation } from '@tanstack/react-query';
import { useState } from 'react';
import { t } from '../../../shared/text.ts';
import { toast } from '../../../ui/toasts/toasts.ts';
import { useKeys } from '../../../ui/workspace/useKeys.ts';
import type { Difference, FieldDifference } from '../contract.ts';
import { libraryApi } from './api.ts';
import type { OnDraft, Taken } from './taken.ts';

export interface SettlementOf {
  data: Difference;
  /** The import of which this is an entry; null where the starter library and the database differ. */
  importId: string | null;
  onDraft: OnDraft;
  onSettled: () => void;
}

/** What is chosen by itself: where only the file changed a field, the file. */
const byItself = (fields: readonly FieldDifference[]): Record<string, Taken> =>
  Object.fromEntries(fields.flatMap(({ field, changed }) => (changed === 'file' ? [[field, 'file']] : [])));

/** What is chosen of each field of an entry, by mouse or key, and how it is written. */
export function useSettlement({ data, importId, onDraft, onSettled }: SettlementOf) {
  // What only staff changed is not in question, unless an import would overwrite it.
  const fields = importId ? data.fields : data.fields.filter(({ changed }) => changed !== 'ours');
  const [taken, setTaken] = useState(byItself(fields));
  const [at, setAt] = useState(0);
  const left = fields.filter(({ field }) => !taken[field]).length;
  const choose = (index: number, how: Taken) => {
    const field = fields[index];
    if (!field || (how === 'merge' && !data.provision)) return;
    setAt(index);
    setTaken({ ...taken, [field.field]: how });
  };
  const settle = useMutation({
    mutationFn: (take: readonly string[]) =>
      libraryApi.settleDifference({
        body: { kind: data.kind, key: data.key, take: [...take], isMerged: false, seen: data.seen },
      }),
    onSuccess: (_, take) => {
      toast.success({ lead: take.length > 0 ? t('The file was taken.') : t('Kept as it is here.') });
      onSettled();
    },
    onError: (error: Error) => toast.error({ lead: t('Nothing was written.'), detail: error.message }),
  });
  const draft = useMutation({
    mutationFn: () => onDraft(data, taken),
    onSuccess: onSettled,
    onError: (error: Error) => toast.error({ lead: t('No draft was saved.'), detail: error.message }),
  });
  const finish = () => {
    if (left > 0 || importId) return;
    if (data.provision) draft.mutate();
    else settle.mutate(fields.flatMap(({ field }) => (taken[field] === 'file' ? [field] : [])));
  };
  const move = (by: number) => () => setAt(Math.max(0, Math.min(fields.length - 1, at + by)));
  useKeys({
    j: move(1),
    k: move(-1),
    ...(importId
      ? {}
      : {
          '1': () => choose(at, 'file'),
          '2': () => choose(at, 'merge'),
          '3': () => choose(at, 'ours'),
          'mod+Enter': finish,
        }),
  });
  return {
    ...{ fields, taken, at, left, choose, finish },
    isBusy: settle.isPending || draft.isPending,
    takeFile: () => settle.mutate(fields.map(({ field }) => field)),
    keepOurs: () => settle.mutate([]),
  };
}

export type Settlement = ReturnType<typeof useSettlement>;
