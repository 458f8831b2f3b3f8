import type { Provision } from '../../provisions/contract.ts';
import { groupProvisions } from '../../provisions/groupProvisions.ts';

/** An area, a provision group, or a provision (which has nothing within). */
export interface OrderItem {
  id: string;
  name: string;
  items: OrderItem[];
}

/** A report's order as the list shows it: areas, the groups of each, and their provisions. */
export const orderOf = (provisions: readonly Provision[]): OrderItem[] =>
  groupProvisions(provisions).map(({ area, groups }) => ({
    ...area,
    items: groups.map(({ group, provisions: inGroup }) => ({
      ...group,
      items: inGroup.map(({ id, jurisdictionName }) => ({ id, name: jurisdictionName, items: [] })),
    })),
  }));

/** The ids of the provisions of such an order, from the first to the last. */
export const idsOf = (items: readonly OrderItem[]): string[] =>
  items.flatMap((item) => (item.items.length > 0 ? idsOf(item.items) : [item.id]));

/** The same items with one of them a place up or down; as they are where there is no such place. */
export function moved(items: readonly OrderItem[], index: number, by: 1 | -1): OrderItem[] {
  const other = items[index + by];
  const item = items[index];
  if (!other || !item) return [...items];
  return items.map((one) => (one === item ? other : one === other ? item : one));
}
