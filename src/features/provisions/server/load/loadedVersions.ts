import { sql } from 'kysely';
import type { Tx } from '../../../../platform/db/schema.ts';
import '../tables.ts';

/**
 * Lets go of replaced texts that loading kept as versions of these provisions, where another version says the same text with its own
 * days: an import may bring the history along with the text.
 */
export async function dropRepeatedVersions(tx: Tx, provisionIds: readonly string[]): Promise<void> {
  await sql`
    delete from provision_versions kept
    where kept.provision_id = any(${[...provisionIds]}::text[]) and not kept.from_library
      and kept.change_type = 'Editorial' and kept.effective_to is null
      and exists (
        select 1 from provision_versions told
        where told.provision_id = kept.provision_id and told.id <> kept.id
          and told.text_description = kept.text_description and told.effective_to is not null)`.execute(tx);
}
