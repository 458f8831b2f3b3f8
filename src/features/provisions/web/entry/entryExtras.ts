import type { TablerIcon } from '@tabler/icons-react';
import { createContext, type ReactNode, useContext } from 'react';
import type { Provision } from '../../contract.ts';

/** Where a list stands: it decides which elements and actions an entry has (specification 2.8). */
export type ListView = 'hub' | 'search' | 'policies' | 'report' | 'preview';

/** An action on one entry. */
export interface EntryAction {
  /** Also what tells it from its neighbours. */
  label: string;
  Icon: TablerIcon;
  onClick: () => void;
  /** Also stands as an icon at the head of the entry; on a phone all actions are in the menu. */
  atHead?: boolean;
}

/** Where the aside of an entry stands: in the margin beside it on wide screens, or at its foot. */
export type AsidePlace = 'beside' | 'below';

/**
 * What the features above add to each entry of a `ProvisionList`, which knows none of them. Give the list one object that
 * stays the same between renders (`useMemo`, or a constant): a new one draws every entry anew. What changes with time, such as
 * the notes of an entry, belongs in the component that `aside` or `mark` puts there, which asks for its own data.
 */
export interface EntryExtras {
  /** More actions for the entry, before "Report an Issue": "Add To Report", … Called when its head or its menu is drawn. */
  actions?: (provision: Provision) => readonly EntryAction[];
  /** The notes of the entry (specification 2.8), in the margin or, where there is no room, at its foot. */
  aside?: (provision: Provision, place: AsidePlace) => ReactNode;
  /** What stands before the name of the jurisdiction: a box to choose the entry by. */
  lead?: (provision: Provision) => ReactNode;
  /** A tag beside the name of the jurisdiction: "Changed". */
  mark?: (provision: Provision) => ReactNode;
  /** Removal is enabled: the menu has "Remove this Section". */
  onRemove?: (provision: Provision) => void;
}

export interface ListSetting {
  view: ListView;
  extras: EntryExtras;
}

export const NO_EXTRAS: EntryExtras = {};

/** What the list around an entry is for. */
export const ListContext = createContext<ListSetting>({ view: 'hub', extras: NO_EXTRAS });

/** What the list around an entry is for, and what is added to its entries. */
export const useListSetting = () => useContext(ListContext);
