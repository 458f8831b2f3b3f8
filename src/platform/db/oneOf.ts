import { type RawBuilder, type ReferenceExpression, type SqlBool, sql } from 'kysely';
import type { Database } from './schema.ts';

/** A column as `table.column`, or an expression. */
type Column = ReferenceExpression<Database, keyof Database> | RawBuilder<unknown>;

/**
 * Whether a text column holds one of these values; none of an empty list. One parameter however long the list, so that a
 * statement is prepared once. For `where`, `on`, and SQL templates.
 */
export const oneOf = (column: Column, values: readonly string[]): RawBuilder<SqlBool> =>
  sql<SqlBool>`${typeof column === 'string' ? sql.ref(column) : column} = any(${sql.val(values)}::text[])`;
