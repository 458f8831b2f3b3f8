import type { SelectQueryBuilder } from 'kysely';

/** How many rows a query finds. */
export async function countOf<DB, TB extends keyof DB>(
  query: SelectQueryBuilder<DB, TB, object>,
): Promise<number> {
  const counted = query.select((eb) => eb.fn.countAll<number>().as('count'));
  const row: unknown = await counted.executeTakeFirstOrThrow();
  return (row as { count: number }).count;
}
