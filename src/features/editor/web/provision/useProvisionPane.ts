import { useState } from 'react';
import { useSearchParams } from 'react-router';
import { useKeys } from '../../../../ui/workspace/useKeys.ts';
import type { OpenProvision } from '../../schemas.ts';
import { useBeside } from '../beside/useBeside.ts';
import { type Tab, tabIn } from './tabs.ts';
import { useChangeSteps } from './useChangeSteps.ts';
import { useGoingOut } from './useGoingOut.ts';
import { usePresence } from './usePresence.ts';
import { useProvisionActions } from './useProvisionActions.tsx';
import { useProvisionDesk } from './useProvisionDesk.ts';
import { useReadAgain } from './useReadAgain.tsx';

const scrollTo = (element: Element | null): void => element?.scrollIntoView({ block: 'center' });

/** All that a provision on the desk holds and does: its draft, what stands beside it, who else is in it, and where the editor looks. */
export function useProvisionPane(open: OpenProvision, onReload: () => void) {
  const [search] = useSearchParams();
  const askedChange = search.get('change');
  const [tab, setTab] = useState<Tab>(askedChange ? 'upcoming' : tabIn(search));
  const [withRedline, setRedline] = useState(true);
  const [openValue, setOpenValue] = useState<string | null>(null);
  const desk = useProvisionDesk(open, tab);
  const { keeper, kept, isDraft, findings } = desk;
  const { beside, write } = useBeside(open);
  const around = usePresence(open.id, tab, open.colleagues);
  const { change, step } = useChangeSteps(desk.redline);
  const actions = useProvisionActions({ open, keeper, write, onReload });
  const read = useReadAgain({ open, keeper, kept, isDraft, onReload });
  const goingOut = useGoingOut(open, desk, around.revision);
  const toFinding = () => {
    const [first] = findings;
    if (first?.key) setOpenValue(first.key);
    scrollTo(document.querySelector('[data-finding]'));
  };
  const toValue = (key: string) => {
    setOpenValue(key);
    scrollTo(document.getElementById(`value-${key}`));
  };
  useKeys({ 'mod+Enter': goingOut.publish, F7: () => step(1), 'shift+F7': () => step(-1), F8: toFinding });
  return {
    ...{ open, onReload, desk, beside, write, goingOut, ...actions, read },
    ...{ askedChange, tab, setTab, withRedline, setRedline, change, openValue, setOpenValue },
    ...{ colleagues: around.colleagues, toFinding, toValue },
  };
}

export type OpenPane = ReturnType<typeof useProvisionPane>;
