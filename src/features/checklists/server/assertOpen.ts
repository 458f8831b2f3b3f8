import type { Tx } from '../../../platform/db/schema.ts';
import { conflict, notFound } from '../../../platform/errors.ts';
import { t } from '../../../shared/text.ts';
import { torontoDay } from '../../../shared/torontoDate.ts';
import type { Scope } from '../../identity/scope.ts';
import type { ItemKey } from './history.ts';
import { requirementState } from './queries.ts';

/**
 * Throws unless a requirement takes changes of this account: 404 where it is not on its checklist, 409 where the library no longer
 * has it and it is there to be read.
 */
export async function assertOpen(tx: Tx, scope: Scope, key: ItemKey, now: Date): Promise<void> {
  const state = await requirementState(tx, scope, key, torontoDay(now));
  if (!state) throw notFound(t('This requirement could not be found.'));
  if (state.isRetired) {
    throw conflict(
      'retired',
      t('The library no longer has this requirement. It can be read, but not changed.'),
    );
  }
}
