import type { RedlinePool } from '../../../redline/pool/pool.ts';
import type { ReadCounter } from './readCounter.ts';
import type { ProvisionReader } from './reads.ts';

declare module '../../../platform/services.ts' {
  interface Services {
    /** Gives out provisions. */
    reader: ProvisionReader;
    /** Counts what members read. */
    readCounter: ReadCounter;
    /** Compares texts, in threads of its own. */
    redlines: RedlinePool;
  }
}
