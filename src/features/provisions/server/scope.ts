import type { Expression, ExpressionBuilder, SqlBool } from 'kysely';
import { oneOfAllowed } from '../../../platform/db/oneOf.ts';
import type { Database } from '../../../platform/db/schema.ts';
import type { Scope } from '../../identity/scope.ts';

type Visible = 'provisions' | 'topics';

/**
 * The entitlement filter: the one place where what an account may see becomes SQL (decisions 5). Every query that touches
 * provisions joins their topic and puts this in its `where`; nothing outside it is returned on any path.
 */
export const inScope =
  (scope: Scope) =>
  (eb: ExpressionBuilder<Database, Visible>): Expression<SqlBool> =>
    eb.and([
      oneOfAllowed('provisions.jurisdiction', scope.jurisdictions),
      oneOfAllowed('topics.area_id', scope.areas),
      scope.unpublished ? eb.lit(true) : eb('provisions.is_published', '=', true),
    ]);
