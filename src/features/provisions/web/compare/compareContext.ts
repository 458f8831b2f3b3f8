import { createContext, useContext } from 'react';
import type { Provision } from '../../contract.ts';
import type { Subject } from './api.ts';

/** What a comparison dialog is opened for. */
export type CompareRequest =
  | { kind: 'jurisdictions'; provision: Provision; subject: Subject }
  | { kind: 'history'; provision: Provision };

/** Opens the comparison dialogs of the list around an entry: one of each serves all entries. */
export const CompareContext = createContext<(request: CompareRequest) => void>(() => {});

export const useOpenComparison = () => useContext(CompareContext);
