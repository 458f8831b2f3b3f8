import { z } from 'zod';

const scalar = z.union([z.string(), z.number(), z.boolean()]);
const columns = z.record(z.string(), scalar);

/**
 * `database.yaml` of an export: what a database holds of the library beyond what its files can say (who put a thing away and what
 * stands for it, earlier texts that staff published over, changes and deadlines in staff's words). Rows by table: the columns that differ
 * from what the files lead to, and those that are empty.
 */
export const besideFormat = z.strictObject({
  rows: z
    .record(
      z.string(),
      z.array(
        z.strictObject({
          at: columns,
          set: columns.default({}),
          none: z.array(z.string()).default([]),
        }),
      ),
    )
    .default({}),
  /** Rows to which the files would lead, and that are not there. */
  absent: z.record(z.string(), z.array(columns)).default({}),
  /** Rows that staff took out for good. */
  withdrawn: z.array(z.strictObject({ table: z.string(), id: z.string(), at: z.iso.datetime() })).default([]),
});

export type Beside = z.infer<typeof besideFormat>;

export const BESIDE_FILE = 'database.yaml';
