import type { Tx } from '../../../platform/db/schema.ts';
import type { WrittenRequirement } from '../../checklists/server/writes.ts';
import type { Editor } from '../../provisions/server/writes.ts';

/** What is to become of a checklist requirement: shown to readers, changed, or brought back from retirement. */
export type AskedRequirement =
  | { call: 'addRequirement' | 'changeRequirement'; targetId: string; body: WrittenRequirement }
  | { call: 'bringBackRequirement'; targetId: string; body: null };

declare module '../../../platform/services.ts' {
  interface Services {
    requirements: {
      /** Writes what was asked of a requirement, in the name of whoever lets it out. Throws 404, and 400 at the field. */
      write: (tx: Tx, actor: Editor, asked: AskedRequirement) => Promise<void>;
    };
  }
}
