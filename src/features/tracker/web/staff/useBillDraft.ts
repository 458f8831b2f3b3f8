import { useMutation, useQueryClient } from '@tanstack/react-query';
import { useEffect, useState } from 'react';
import { ApiError } from '../../../../shared/apiClient.ts';
import { t } from '../../../../shared/text.ts';
import { torontoDay } from '../../../../shared/torontoDate.ts';
import type { SavedAs } from '../../../../ui/workspace/SavedState.tsx';
import { billFaults } from '../../../legislation/billFaults.ts';
import { faultField, faultText } from '../../../legislation/billFaultText.ts';
import type { StaffBill, WrittenBillBody } from '../../staffContract.ts';
import { asLeft } from './asLeft.ts';
import { rebaseBill } from './rebaseBill.ts';
import { staffBillQuery, staffBillsApi, staffBillsQuery } from './staffBillsApi.ts';
import { useTakeBack } from './useTakeBack.ts';

/** What contradicts in a draft, in words, by field. */
export function draftErrors(
  { kind, jurisdiction }: StaffBill,
  draft: WrittenBillBody,
): Record<string, string> {
  const found = new Map<string, string>();
  const add = (field: string, text: string) => found.has(field) || found.set(field, text);
  const facts = { ...draft, kind, jurisdiction };
  for (const fault of billFaults(facts, torontoDay(new Date())))
    add(faultField(fault, facts), faultText(fault));
  if (draft.name === '') add('name', t('A bill has a name.'));
  draft.parts.forEach(({ what }, i) => {
    if (what === '') add(`parts.${i}.what`, t('Say what this part is.'));
  });
  return Object.fromEntries(found);
}

const isSame = (a: unknown, b: unknown): boolean => JSON.stringify(a) === JSON.stringify(b);

/** The server names fields of the call: `bill.name` is `name` here. */
const serverErrors = (error: Error | null): Record<string, string> =>
  error instanceof ApiError
    ? Object.fromEntries(
        Object.entries(error.fields).map(([name, text]) => [name.replace(/^bill\./, ''), text]),
      )
    : {};

const isOvertaken = (error: Error | null): boolean =>
  error instanceof ApiError && error.code === 'changed_meanwhile';

/**
 * A bill that is being written. What is committed is saved by itself once nothing in it contradicts; until then the words stand at
 * the field and the server keeps what it had. What a colleague wrote meanwhile stays; where both wrote the same, the editor chooses.
 */
export function useBillDraft(bill: StaffBill) {
  const client = useQueryClient();
  // Kept beside the query's answer, which comes a moment after the save is done.
  const [known, setKnown] = useState({ revision: bill.revision, bill: asLeft(bill) });
  const [draft, setDraft] = useState(() => asLeft(bill));
  const [clashes, setClashes] = useState<readonly (keyof WrittenBillBody)[]>([]);
  const [savedAt, setSavedAt] = useState<Date | null>(null);
  const { mutate, isPending, error, reset } = useMutation({
    mutationFn: (body: { revision: number; bill: WrittenBillBody }) =>
      staffBillsApi.changeBill({ params: { id: bill.id }, body }),
    onSuccess: (saved, sent) => {
      setSavedAt(new Date());
      setKnown({ revision: saved.revision, bill: asLeft(saved) });
      client.setQueryData(staffBillQuery(bill.id).queryKey, saved);
      setDraft((current) => (isSame(current, sent.bill) ? asLeft(saved) : current));
      void client.invalidateQueries({ queryKey: staffBillsQuery.queryKey, exact: true });
      void client.invalidateQueries({ queryKey: ['bills'] });
    },
    onError: (refused) => {
      if (isOvertaken(refused)) void client.invalidateQueries({ queryKey: staffBillQuery(bill.id).queryKey });
    },
  });
  const errors = { ...serverErrors(error), ...draftErrors(bill, draft) };
  const isFree = Object.keys(draftErrors(bill, draft)).length === 0;
  const isChanged = !isSame(draft, known.bill);
  useEffect(() => {
    if (isChanged && isFree && !isPending && !error) mutate({ revision: known.revision, bill: draft });
  }, [draft, known.revision, isChanged, isFree, isPending, error, mutate]);
  // Somebody else's newer state: at once where nothing is being written here, and below what is written when a save was overtaken by it.
  useEffect(() => {
    if (bill.revision <= known.revision || isPending) return;
    if (isChanged && !isOvertaken(error)) return;
    const rebased = rebaseBill(known.bill, draft, asLeft(bill));
    setKnown({ revision: bill.revision, bill: asLeft(bill) });
    setDraft(rebased.bill);
    setClashes(rebased.clashes);
    if (rebased.clashes.length === 0) reset();
  }, [bill, known, draft, isChanged, isPending, error, reset]);
  const change = (part: Partial<WrittenBillBody>) => {
    if (clashes.length === 0) reset();
    setDraft((current) => ({ ...current, ...part }));
  };
  const takeBack = useTakeBack(bill.id, change);
  /** Settles what both wrote: by what stands here, or by what the colleague wrote. */
  const settle = (by: 'mine' | 'theirs') => {
    const theirs = Object.fromEntries(clashes.map((field) => [field, known.bill[field]]));
    if (by === 'theirs') setDraft((current) => ({ ...current, ...theirs }));
    setClashes([]);
    reset();
  };
  /** What is refused, here or by the server, is not saved until it is mended. */
  const isHeldBack = isChanged && (!isFree || error !== null);
  const saved: SavedAs = error
    ? { state: 'failed', onRetry: () => settle('mine') }
    : isPending
      ? { state: 'saving' }
      : { state: 'saved', at: isChanged ? null : savedAt };
  const failure = clashes.length > 0 ? null : error;
  return { draft, change, takeBack, errors, saved, isHeldBack, failure, clashes, settle };
}

export type BillDraft = ReturnType<typeof useBillDraft>;
