import { type Expression, type RawBuilder, type SqlBool, sql } from 'kysely';

/**
 * Whether a text column holds one of these values; none of an empty list. The list is one parameter however
 * long it is, so that the statement stays the same. For `where`, `on`, and SQL templates. `column`: its name,
 * with its table or alias where several are joined.
 */
export const oneOf = (column: string | Expression<unknown>, values: readonly string[]): RawBuilder<SqlBool> =>
  sql<SqlBool>`${typeof column === 'string' ? sql.ref(column) : column} = any(${sql.val(values)}::text[])`;

/** The same for a limit as `Scope` has them, where null allows all. */
export const oneOfAllowed = (
  column: string | Expression<unknown>,
  allowed: readonly string[] | null,
): RawBuilder<SqlBool> => (allowed === null ? sql<SqlBool>`true` : oneOf(column, allowed));
