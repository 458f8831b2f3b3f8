import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { useNavigate } from 'react-router';
import type { JurisdictionCode } from '../../../../shared/jurisdictions.ts';
import { t } from '../../../../shared/text.ts';
import { shortDate } from '../../../../shared/torontoDate.ts';
import { LinkButton } from '../../../../ui/parts/LinkButton.tsx';
import { toastSomethingWentWrong } from '../../../../ui/toasts/errorToasts.ts';
import { toast } from '../../../../ui/toasts/toasts.ts';
import { useKeys } from '../../../../ui/workspace/useKeys.ts';
import type { QueueRow } from '../../schemas.ts';
import { DATA_KEY, editorApi, queueQuery } from '../api.ts';

/** How long what was done can be taken back from its message. */
const UNDO_MS = 10_000;

/** Says what was done, with the way to take it back. */
const toastDone = (lead: string, undo: () => Promise<unknown>, onUndone: () => void, detail?: string): void =>
  toast.success({
    ...{ lead, detail, milliseconds: UNDO_MS },
    link: (
      <LinkButton onClick={() => void undo().then(onUndone, toastSomethingWentWrong)}>{t('Undo')}</LinkButton>
    ),
  });

/** The two things done to a provision of the queue: reading it against a source, and hiding it for a while. */
function useQueueActions() {
  const client = useQueryClient();
  const refresh = () => void client.invalidateQueries({ queryKey: DATA_KEY });
  const read = useMutation({
    mutationFn: ({ id, ref }: { id: string; ref: string; before: string | null }) =>
      editorApi.readAgain({ params: { id }, body: { ref } }),
    onSuccess: ({ revision, reviewDue }, { id, ref, before }) => {
      const body = { ref, checked: before, revision };
      toastDone(
        t('Read again today.'),
        () => editorApi.undoReadAgain({ params: { id }, body }),
        refresh,
        reviewDue ? t('Review moves to {{date}}.', { date: shortDate(reviewDue) }) : undefined,
      );
      refresh();
    },
    onError: toastSomethingWentWrong,
  });
  const later = useMutation({
    mutationFn: (id: string) => editorApi.putOff({ params: { id }, body: { isPutOff: true } }),
    onSuccess: (_, id) => {
      toastDone(
        t('Hidden for 30 days.'),
        () => editorApi.putOff({ params: { id }, body: { isPutOff: false } }),
        refresh,
      );
      refresh();
    },
    onError: toastSomethingWentWrong,
  });
  return { read, later };
}

/** The day on which a source of this provision was seen to have changed. */
export const changedOn = (row: QueueRow, ref: string): string | undefined =>
  row.changes.find((change) => change.ref === ref)?.changedOn;

/** The queue as it is worked off: what it shows, the one that is open and the source it is read against, and what keys and buttons do. */
export function useQueue() {
  const navigate = useNavigate();
  const [area, setArea] = useState<string | null>(null);
  const [jurisdiction, setJurisdiction] = useState<JurisdictionCode | null>(null);
  const [chosen, setChosen] = useState<string | null>(null);
  const [source, setSource] = useState<string | null>(null);
  const queue = useQuery(
    queueQuery({ ...(area ? { area } : {}), ...(jurisdiction ? { jurisdiction } : {}) }),
  );
  const rows = queue.data?.rows ?? [];
  const at = Math.max(
    0,
    rows.findIndex(({ id }) => id === chosen),
  );
  const row = rows[at];
  const first = row?.sources.find((one) => changedOn(row, one.ref)) ?? row?.sources[0];
  const ref = row?.sources.some((one) => one.ref === source) ? source : (first?.ref ?? null);
  const { read, later } = useQueueActions();
  const choose = (next: QueueRow | undefined) => {
    if (!next) return;
    setChosen(next.id);
    setSource(null);
  };
  const goOn = () => choose(rows[at + 1] ?? rows[at - 1]);
  const readIt = () => {
    if (!row || ref === null || read.isPending) return;
    const before = row.sources.find((one) => one.ref === ref)?.checked ?? null;
    goOn();
    read.mutate({ id: row.id, ref, before });
  };
  const laterIt = () => {
    if (!row || later.isPending) return;
    goOn();
    later.mutate(row.id);
  };
  const edit = () => row && navigate(`/a/data/${row.area.id}/${row.topic.id}/${row.id}`);
  useKeys({
    ...{ j: () => choose(rows[at + 1]), k: () => choose(rows[at - 1]) },
    ...{ Enter: edit, e: edit, r: readIt, l: laterIt },
  });
  return {
    ...{ queue, row, against: ref, area, jurisdiction },
    ...{ setArea, setJurisdiction, setSource, choose, readIt, laterIt, edit },
  };
}

export type Queue = ReturnType<typeof useQueue>;
