import { createContext, useContext } from 'react';
import type { UpcomingChange } from '../../legislation/contract.ts';
import type { SpecialRule } from '../contract.ts';

/** What the drawer of a list shows. */
export type Details = { kind: 'change'; change: UpcomingChange } | { kind: 'rule'; rule: SpecialRule };

/** Opens the drawer of the list around an entry: one drawer serves all entries. */
export const DetailsContext = createContext<(details: Details) => void>(() => {});

export const useOpenDetails = () => useContext(DetailsContext);
