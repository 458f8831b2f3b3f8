import { oneOf } from '../../../../platform/db/oneOf.ts';
import type { Db } from '../../../../platform/db/schema.ts';
import { t } from '../../../../shared/text.ts';
import { shortDate } from '../../../../shared/torontoDate.ts';
import { listRequirements } from '../../../checklists/server/reads.ts';
import type { WrittenRequirement } from '../../../checklists/server/writes.ts';
import type { WrittenBill } from '../../../legislation/server/writes.ts';
import type { WaitingRecord } from '../../besideContract.ts';
import { instrumentsByIds } from '../instruments.ts';
import { byOf, type RecordRow, recordRows } from './proposedRecords.ts';
import { billFields, type Fields, type Names, requirementFields } from './recordLines.ts';

type Said = Partial<WrittenBill & WrittenRequirement>;

const saidOf = (content: unknown): Said => (content ?? {}) as Said;

/** What acts, regulations and groups are called that these rows name, as they stand and as they are to stand. */
async function namesIn(db: Db, rows: readonly RecordRow[]): Promise<Names> {
  const all = rows.flatMap(({ body, base }) => [saidOf(body), saidOf(base)]);
  const idOf = (cited: string | { id: string }) => (typeof cited === 'string' ? cited : cited.id);
  const cited = all.flatMap(({ acts = [], regulations = [] }) => [...acts, ...regulations].map(idOf));
  const groups = await db
    .selectFrom('provision_groups')
    .select(['id', 'name'])
    .where(
      oneOf(
        'id',
        all.flatMap(({ groupId }) => groupId ?? []),
      ),
    )
    .execute();
  return new Map([...(await instrumentsByIds(db, cited)), ...groups].map(({ id, name }) => [id, name]));
}

/** Two states of a record field by field; what is the same is left out. */
const differing = (before: Fields, after: Fields): WaitingRecord['lines'] =>
  after.flatMap(([field, text], i) => {
    const was = before[i]?.[1] ?? null;
    return was === text ? [] : [{ field, before: was, after: text }];
  });

const billLines = ({ call, base, body }: RecordRow, names: Names): WaitingRecord['lines'] => {
  const after = billFields(body as WrittenBill, names);
  return differing(call === 'addBill' || base === null ? [] : billFields(base as WrittenBill, names), after);
};

function requirementLines({ call, base, body }: RecordRow, names: Names): WaitingRecord['lines'] {
  if (call === 'bringBackRequirement') {
    const { retiredOn } = base as { retiredOn: string };
    return [{ field: t('Retired'), before: shortDate(retiredOn), after: null }];
  }
  const after = requirementFields(body as WrittenRequirement, names);
  const isNew = call === 'addRequirement' || base === null;
  return differing(isNew ? [] : requirementFields(base as WrittenRequirement, names), after);
}

const VERB = { addBill: 'add', addRequirement: 'add', bringBackRequirement: 'bringBack' } as const;
const verbOf = ({ call }: RecordRow): WaitingRecord['verb'] =>
  call in VERB ? VERB[call as keyof typeof VERB] : 'change';

/** Bills and requirements that wait for a second reader, oldest first. */
export async function waitingRecords(db: Db, actor: { userId: string }): Promise<WaitingRecord[]> {
  const rows = await recordRows(db).execute();
  if (rows.length === 0) return [];
  const names = await namesIn(db, rows);
  const bills = await db
    .selectFrom('bills')
    .select(['id', 'number', 'name', 'jurisdiction'])
    .where(
      oneOf(
        'id',
        rows.flatMap(({ bill_id }) => bill_id ?? []),
      ),
    )
    .execute();
  const billOf = new Map(bills.map((bill) => [bill.id, bill]));
  const requirementOf = new Map((await listRequirements(db)).map((one) => [one.id, one]));
  return rows.flatMap((row): WaitingRecord[] => {
    const said = {
      ...{ id: row.id, verb: verbOf(row), by: byOf(row), isOwn: row.editor_id === actor.userId },
      at: row.created_at.toISOString(),
    };
    const bill = billOf.get(row.bill_id ?? '');
    if (bill) {
      const { jurisdiction, number, name, id } = bill;
      const title = [number, name].filter(Boolean).join(', ');
      const href = `/a/billTracker?bill=${id}`;
      return [{ ...said, kind: 'bill', name: title, jurisdiction, href, lines: billLines(row, names) }];
    }
    const requirement = requirementOf.get(row.requirement_id ?? '');
    if (!requirement) return [];
    const { jurisdiction, requirement: name, id } = requirement;
    const href = `/a/checklistsManager?requirement=${id}`;
    const lines = requirementLines(row, names);
    return [{ ...said, kind: 'requirement', name, jurisdiction, href, lines }];
  });
}
