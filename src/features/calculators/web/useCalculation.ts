import { useQuery } from '@tanstack/react-query';
import { useMemo, useState } from 'react';
import type { JurisdictionCode } from '../../../shared/jurisdictions.ts';
import { torontoDay } from '../../../shared/torontoDate.ts';
import type { CalculatorName } from '../calculatorNames.ts';
import type { Reading } from '../cases.ts';
import type { Answers } from '../contract.ts';
import type { LawOfPlace } from '../engine/law.ts';
import { lawsQuery } from './api.ts';
import type { Values } from './form/fields.ts';
import { KITS } from './form/kits.ts';
import { useCase } from './form/useCase.ts';
import { useCalculatorAddress } from './useCalculatorAddress.ts';
import { useCircumstances } from './useCircumstances.ts';

/** Computes the answers of what was entered, read otherwise where that is named. */
export type Reckon = (laws: readonly LawOfPlace[], otherwise?: Partial<Reading>) => Answers | null;

/**
 * A case, and the laws it is held against: those of its jurisdiction, of the others that are chosen beside it, and of those that
 * the entries name themselves.
 */
export function useCalculation(name: CalculatorName, entries: Values) {
  const kit = KITS[name];
  const caseForm = useMemo(() => kit.form(), [kit]);
  const [today] = useState(() => torontoDay(new Date()));
  const initial = useMemo(() => caseForm.initial(today), [caseForm, today]);
  const address = useCalculatorAddress();
  const { place, on, own } = address;
  const circumstances = useCircumstances();
  const [chosen, setChosen] = useState<JurisdictionCode[]>([]);
  const reading: Reading = {
    jurisdictions: place ? [place] : [],
    on: on || undefined,
    ...circumstances.asked,
  };
  const { form, problems, entered, isComplete } = useCase(kit, caseForm, { reading, today, own }, entries);
  const named = entered ? kit.parse(reading, entered, own).named.filter((code) => code !== place) : [];
  const others = chosen.filter((code) => code !== place && !named.includes(code));
  const places = place ? [place, ...named, ...others] : [];
  const laws = useQuery({
    ...lawsQuery(name, places),
    enabled: places.length > 0,
    placeholderData: (old) => old,
  });
  const reckon: Reckon = (held, otherwise = {}) =>
    entered ? (kit.parse({ ...reading, ...otherwise }, entered, own).answers?.(held, today) ?? null) : null;
  return {
    ...{
      address,
      circumstances,
      today,
      laws,
      reckon,
      blocks: caseForm.blocks,
      initial,
      form,
      problems,
      entered,
      isComplete,
    },
    /** The jurisdictions that are answered: that of the case first, then those that the entries name, then the others. */
    ...{ places, named, others },
    setOthers: setChosen,
    answer: laws.data ? reckon(laws.data)?.answers[0] : undefined,
  };
}

export type CalculationModel = ReturnType<typeof useCalculation>;
