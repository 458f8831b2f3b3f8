import { useMemo, useState } from 'react';
import { torontoDay } from '../../../../shared/torontoDate.ts';
import type { EditableProvision } from '../../../provisions/editable.ts';
import type { InstrumentChoice, OpenProvision } from '../../schemas.ts';
import type { ReferenceChoice } from '../cite/ReferencesField.tsx';
import { useFindings, useLiveRedline } from '../desk/useDesk.ts';
import { changedParts, isChanged } from './countChanges.ts';
import type { Tab } from './tabs.ts';
import { useDraft } from './useDraft.ts';

/** The text that a tab writes; the tabs without one go on with the provision's own. */
const textOf = (tab: Tab): 'description' | 'warning' | 'policy' =>
  tab === 'warning' || tab === 'policy' ? tab : 'description';

/** What an editor has before them: the draft, what the library's rules say of it, and how it differs from what is published. */
export function useProvisionDesk(open: OpenProvision, tab: Tab) {
  const { keeper, kept } = useDraft(open);
  const { content } = kept;
  const [chosenInstruments, setChosenInstruments] = useState<InstrumentChoice[]>([]);
  const [chosenReferences, setChosenReferences] = useState<ReferenceChoice[]>([]);
  const instruments = useMemo(
    () => [...open.instruments, ...chosenInstruments],
    [open.instruments, chosenInstruments],
  );
  const day = open.topic.frozenAt ?? torontoDay(new Date());
  const { jurisdiction, fields, borrowed } = open;
  const linted = useMemo(
    () => ({ jurisdiction, fields, instruments, content, borrowed, day }),
    [jurisdiction, fields, borrowed, instruments, content, day],
  );
  const findings = useFindings(linted) ?? [];
  const part = textOf(tab);
  const redline = useLiveRedline(open.content[part] ?? '', content[part] ?? '');
  const changes =
    (redline?.summary.changes.length ?? 0) +
    changedParts(open.content, content) -
    (part !== 'description' && open.content[part] !== content[part] ? 1 : 0);
  return {
    ...{ keeper, kept, content, day, findings, part, redline, changes, instruments },
    isDraft: isChanged(open.content, content),
    references: [...open.references, ...chosenReferences],
    patch: (next: Partial<EditableProvision>) => keeper.change(next),
    addInstrument: (chosen: InstrumentChoice) => setChosenInstruments([...chosenInstruments, chosen]),
    addReference: (chosen: ReferenceChoice) => setChosenReferences([...chosenReferences, chosen]),
  };
}

export type ProvisionDesk = ReturnType<typeof useProvisionDesk>;
