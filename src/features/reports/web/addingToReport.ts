import { IconFilePlus } from '@tabler/icons-react';
import { t } from '../../../shared/text.ts';

/** What is to be added. Each asking begins the dialog anew. */
export interface Asked {
  provisionIds: readonly string[];
  visit: number;
}

let asked: Asked | null = null;
const listeners = new Set<() => void>();

/** What was asked for last, as React reads a store. */
export const askedStore = {
  get: () => asked,
  subscribe: (listener: () => void) => {
    listeners.add(listener);
    return () => {
      listeners.delete(listener);
    };
  },
};

/** Opens "Add To Report" for these provisions. The dialog stands once in the member area (`AddToReportHost`). */
export function askToAdd(provisionIds: readonly string[]): void {
  asked = { provisionIds: [...new Set(provisionIds)], visit: (asked?.visit ?? 0) + 1 };
  for (const listener of listeners) listener();
}

/** "Add To Report" as an action of an entry of the provision list (`EntryExtras.actions`). */
export const addToReportAction = ({ id }: { id: string }) => ({
  label: t('Add To Report'),
  Icon: IconFilePlus,
  onClick: () => askToAdd([id]),
});
