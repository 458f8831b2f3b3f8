import { pathToFileURL } from 'node:url';
import { Entitlements } from '../../src/features/identity/server/entitlements.ts';
import { writeDueSummaries } from '../../src/features/summaries/server/writeSummaries.ts';
import { unsubscribeCodes } from '../../src/main/server/secrets.ts';
import { systemClock } from '../../src/platform/clock.ts';
import { openDatabase } from '../../src/platform/db/open.ts';
import { RedlinePool } from '../../src/redline/pool/pool.ts';

/**
 * A process that writes the summaries that are due, in small batches, and says when each begins: made to be killed. Arguments:
 * the address of a server or an empty string, a data directory, and the bundled workers of database and redline.
 */
const [databaseUrl = '', dataDir = '', databaseWorker = '', redlineWorker = ''] = process.argv.slice(2);
const database = await openDatabase({
  databaseUrl: databaseUrl || null,
  dataDir,
  workerUrl: pathToFileURL(databaseWorker),
});
const redlines = new RedlinePool({ size: 1, worker: pathToFileURL(redlineWorker) });
const written = await writeDueSummaries({
  db: database.db,
  clock: systemClock,
  brand: {
    productName: 'Lawleaf',
    publicUrl: 'https://lawleaf.test',
    senderAddress: 'Lawleaf, 1 Example Street',
    supportEmail: 'support@lawleaf.test',
  },
  unsubscribeCodes: unsubscribeCodes('a secret for tests that is long enough'),
  entitlements: new Entitlements(null),
  redlines,
  searches: {
    // Asked once for every batch.
    watchers: async () => {
      process.stdout.write('batch\n');
      return [];
    },
    matchesOf: async () => [],
  },
  batch: 10,
});
process.stdout.write(`wrote ${written}\n`);
await redlines.close();
await database.close();
