import type { Clock } from '../../../platform/clock.ts';
import type { Db } from '../../../platform/db/schema.ts';
import type { MailBrand } from '../../../platform/mail/composeEmail.ts';
import type { ProvisionReader } from '../../provisions/server/reads.ts';

/** What notes work with. */
export interface NotesServices {
  db: Db;
  clock: Clock;
  brand: MailBrand;
  reader: ProvisionReader;
  specialAccountId: string | null;
}
