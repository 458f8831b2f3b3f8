import { keepPreviousData, useQuery } from '@tanstack/react-query';
import { useEffect, useRef, useState } from 'react';
import { type JurisdictionCode, jurisdictionName } from '../../../../../shared/jurisdictions.ts';
import { t } from '../../../../../shared/text.ts';
import type { Loadable } from '../../../../../ui/state/Loaded.tsx';
import { useErrorToast } from '../../../../../ui/toasts/errorToasts.ts';
import { toast } from '../../../../../ui/toasts/toasts.ts';
import { type ComparedText, comparisonQuery, type Subject } from '../api.ts';

interface View {
  baseId: string;
  chosen: readonly JurisdictionCode[];
}

export interface Comparison {
  /** Null until it is known. */
  base: ComparedText | null;
  /** The other jurisdictions, in their usual order. */
  others: ComparedText[];
  /** Those that stand beside the base, in the order in which they were chosen. */
  chosen: ComparedText[];
  /** How the texts are loaded. */
  query: Loadable<ComparedText[]>;
  /** Another base is under way. */
  isSwapping: boolean;
  choose: (codes: JurisdictionCode[]) => void;
  /** Makes one of the chosen the base; the old base takes its place. */
  swap: (item: ComparedText) => void;
}

/** What Compare Jurisdictions shows: the base, and who stands beside it. */
export function useComparison(provisionId: string, subject: Subject): Comparison {
  const [view, setView] = useState<View>({ baseId: provisionId, chosen: [] });
  const before = useRef<View>(view);
  const { baseId } = view;
  const answer = useQuery({ ...comparisonQuery(subject, baseId), placeholderData: keepPreviousData });
  const { data, error, isPlaceholderData } = answer;

  const failure =
    subject === 'policy' ? t('Error loading jurisdiction policies:') : t('Error loading provision data:');
  useErrorToast(failure, error);
  // A base that cannot be had, or is no longer the account's, leaves the one before it in place.
  useEffect(() => {
    if (error && before.current.baseId !== baseId) setView(before.current);
  }, [error, baseId]);

  const items = data ?? [];
  const base = items.find(({ redline }) => redline === null) ?? null;
  const others = items.filter((item) => item !== base);
  const chosen = view.chosen.flatMap(
    (code) => others.find(({ jurisdiction }) => jurisdiction === code) ?? [],
  );

  useEffect(() => {
    if (!data || isPlaceholderData) return;
    const known = new Set(data.map(({ jurisdiction }) => jurisdiction));
    const lost = view.chosen.filter((code) => !known.has(code));
    if (lost.length === 0) return;
    setView(({ chosen: codes, ...rest }) => ({ ...rest, chosen: codes.filter((code) => known.has(code)) }));
    for (const code of lost) {
      const jurisdiction = jurisdictionName(code);
      toast.warning({ lead: t('{{jurisdiction}} can no longer be compared here.', { jurisdiction }) });
    }
  }, [data, isPlaceholderData, view.chosen]);

  return {
    base,
    others,
    chosen,
    query: { data, error: base ? null : error, refetch: answer.refetch },
    isSwapping: isPlaceholderData,
    choose: (codes) => setView({ ...view, chosen: codes }),
    swap: (item) => {
      if (!base) return;
      before.current = view;
      const codes = view.chosen.map((code) => (code === item.jurisdiction ? base.jurisdiction : code));
      setView({ baseId: item.id, chosen: codes });
    },
  };
}
