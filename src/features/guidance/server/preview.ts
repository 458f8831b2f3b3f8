import type { Db } from '../../../platform/db/schema.ts';
import { notFound } from '../../../platform/errors.ts';
import { t } from '../../../shared/text.ts';
import type { Scope } from '../../identity/scope.ts';
import type { Provision } from '../../provisions/contract.ts';
import type { ProvisionReader } from '../../provisions/server/reads.ts';
import '../../provisions/server/tables.ts';

/** Strangers belong to no account: what they may read is decided by the mark alone, and never holds drafts. */
const PUBLISHED: Scope = { jurisdictions: null, areas: null, unpublished: false };

/**
 * A published provision that staff marked as a public sample (decisions 7), without what leads beyond it: references to
 * provisions that a stranger may not open, earlier versions, and the policy language. Anything else is the same 404, so that
 * the page tells a stranger nothing about what exists.
 */
export async function previewOf(db: Db, reader: ProvisionReader, id: string): Promise<Provision> {
  const marked = await db
    .selectFrom('provisions')
    .select('id')
    .where('id', '=', id)
    .where('is_public_sample', '=', true)
    .executeTakeFirst();
  const [provision] = marked ? await reader.byIds(PUBLISHED, [id]) : [];
  if (!provision?.description) throw notFound(t('This page could not be found.'));
  return { ...provision, references: [], hasVersions: false, policy: null, textPolicy: null };
}
