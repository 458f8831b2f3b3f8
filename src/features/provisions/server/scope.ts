import { type Expression, type ExpressionBuilder, type SqlBool, sql } from 'kysely';
import type { Database } from '../../../platform/db/schema.ts';
import type { Scope } from '../../identity/scope.ts';

type Visible = 'provisions' | 'topics';

/**
 * The entitlement filter: the one place where what an account may see becomes SQL (decisions 5). Every query that touches
 * provisions joins their topic and puts this in its `where`; nothing outside it is returned on any path.
 */
export const inScope =
  (scope: Scope) =>
  (eb: ExpressionBuilder<Database, Visible>): Expression<SqlBool> => {
    const conditions: Expression<SqlBool>[] = [];
    if (scope.jurisdictions !== null) {
      conditions.push(
        sql<SqlBool>`${eb.ref('provisions.jurisdiction')} = any(${sql.val(scope.jurisdictions)}::text[])`,
      );
    }
    if (scope.areas !== null) {
      conditions.push(sql<SqlBool>`${eb.ref('topics.area_id')} = any(${sql.val(scope.areas)}::text[])`);
    }
    if (!scope.unpublished) conditions.push(eb('provisions.is_published', '=', true));
    return conditions.length > 0 ? eb.and(conditions) : eb.lit(true);
  };
