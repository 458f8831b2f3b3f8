import type { Db } from '../../../../platform/db/schema.ts';
import { notFound } from '../../../../platform/errors.ts';
import type { RedlinePool } from '../../../../redline/pool/pool.ts';
import { t } from '../../../../shared/text.ts';
import type { Scope } from '../../../identity/scope.ts';
import type { JurisdictionVersion, PolicyComparisonItem } from '../../compareContract.ts';
import { changesOf, compareAll } from './compareTexts.ts';
import { comparableById, comparableOfGroup } from './queries.ts';

const gone = () => notFound(t('This provision could not be found.'));

/** A text against the base; nothing when it is the base itself. */
async function against(redlines: RedlinePool, base: string | null, text: string | null, isBase: boolean) {
  if (isBase) return { redline: null, changes: null };
  const result = await redlines.redline(base ?? '', text ?? '');
  return { redline: result.html, changes: changesOf(result) };
}

/**
 * The provision in every jurisdiction the person may see, itself among them, each with a redline of its text against the one
 * asked about (decisions 6). Throws 404 when that one is out of scope or gone.
 */
export async function allJurisdictions(
  db: Db,
  redlines: RedlinePool,
  scope: Scope,
  id: string,
): Promise<JurisdictionVersion[]> {
  const base = await comparableById(db, scope, id);
  if (!base) throw gone();
  const rows = await comparableOfGroup(db, scope, base.group_id);
  return compareAll(rows, async (row) => ({
    id: row.id,
    name: row.name,
    jurisdiction: row.jurisdiction,
    jurisdictionName: row.jurisdiction_name,
    updatedAt: row.law_changed_at?.toISOString() ?? null,
    description: row.description,
    ...(await against(redlines, base.description, row.description, row.id === base.id)),
  }));
}

/** The same for policy language: only jurisdictions that have any. */
export async function policyComparison(
  db: Db,
  redlines: RedlinePool,
  scope: Scope,
  id: string,
): Promise<PolicyComparisonItem[]> {
  const base = await comparableById(db, scope, id);
  if (!base) throw gone();
  const rows = await comparableOfGroup(db, scope, base.group_id);
  const withPolicy = rows.flatMap((row) => (row.policy === null ? [] : [{ ...row, policy: row.policy }]));
  return compareAll(withPolicy, async (row) => ({
    id: row.id,
    jurisdiction: row.jurisdiction,
    jurisdictionName: row.jurisdiction_name,
    policy: row.policy,
    ...(await against(redlines, base.policy, row.policy, row.id === base.id)),
  }));
}
