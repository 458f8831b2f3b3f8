import { useDebouncedValue } from '@mantine/hooks';
import { useMemo, useState } from 'react';
import type { JurisdictionCode } from '../../../../shared/jurisdictions.ts';
import { useServerForm } from '../../../../ui/fields/form/useServerForm.ts';
import type { Reading } from '../../cases.ts';
import { askedOf, type CaseForm, type Values } from './fields.ts';
import type { Kit } from './kits.ts';

/** The pause after the last key before it is reckoned. */
const PAUSE_MS = 300;

/**
 * The form of a case, and what was entered as soon as it makes one: read a moment after the last key. While it makes none, the last
 * good one stays.
 */
export function useCase(
  kit: Kit,
  { blocks, initial }: CaseForm,
  { reading, today, own }: { reading: Reading; today: string; own: readonly JurisdictionCode[] },
  kept?: Values,
) {
  const form = useServerForm<Values>({
    initialValues: { ...initial(today), ...kept },
    isCheckedAsTyped: true,
    validate: (values) => kit.parse(reading, askedOf(blocks, values), own).errors,
    // Nothing is sent: to compute is to look at the entries at once.
    mutation: { mutateAsync: async () => undefined, isPending: false, error: null },
  });
  /** What is wrong now, whichever field was changed last. */
  const problems = kit.parse(reading, askedOf(blocks, form.values), own).errors;
  const [settled] = useDebouncedValue(form.values, PAUSE_MS);
  const entered = useMemo(() => askedOf(blocks, settled), [blocks, settled]);
  const isComplete = kit.parse(reading, entered, own).answers !== null;
  const [lastGood, setLastGood] = useState<Record<string, unknown> | null>(null);
  if (isComplete && lastGood !== entered) setLastGood(entered);
  return { form, problems, entered: isComplete ? entered : lastGood, isComplete };
}
