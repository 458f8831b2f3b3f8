import { queryClient } from '../../../ui/state/queryClient.ts';
import type { Provision } from '../contract.ts';

/** `meta` of a query whose answer is a list of provisions: what changes of one then changes wherever it is shown. */
export const HOLDS_PROVISIONS = { holdsProvisions: true } as const;

const heldIn = (provisionId: string) =>
  queryClient.getQueryCache().findAll({
    predicate: ({ meta, state }) =>
      meta?.holdsProvisions === true &&
      ((state.data as Provision[] | undefined)?.some(({ id }) => id === provisionId) ?? false),
  });

/** Changes a provision in every list that this page holds. How fresh each list is stays as it was. */
export function changeHeldProvision(provisionId: string, change: (provision: Provision) => Provision): void {
  for (const { queryKey, state } of heldIn(provisionId)) {
    queryClient.setQueryData<Provision[]>(
      queryKey,
      (list) => list?.map((provision) => (provision.id === provisionId ? change(provision) : provision)),
      { updatedAt: state.dataUpdatedAt },
    );
  }
}

/**
 * Ends what is just being read of the lists that hold a provision: it would put back what is about to change. They are read
 * again when they are next opened.
 */
export async function cancelHeldReads(provisionId: string): Promise<void> {
  const reading = heldIn(provisionId).filter(({ state }) => state.fetchStatus !== 'idle');
  for (const { queryKey } of reading) {
    await queryClient.cancelQueries({ queryKey, exact: true });
    await queryClient.invalidateQueries({ queryKey, exact: true, refetchType: 'none' });
  }
}
