import { createContext, useContext } from 'react';
import type { UpcomingChange } from '../../../legislation/contract.ts';
import type { Provision, SpecialRule } from '../../contract.ts';

/** What opens over a list: the drawer with a change or a rule, or the dialog with the policy language. */
export type Details =
  | { kind: 'change'; change: UpcomingChange }
  | { kind: 'rule'; rule: SpecialRule }
  | { kind: 'policy'; provision: Provision };

/** Opens the drawer or dialog of the list around an entry: one of each serves all entries. */
export const DetailsContext = createContext<(details: Details) => void>(() => {});

export const useOpenDetails = () => useContext(DetailsContext);
