import { sql } from 'kysely';
import type { Tx } from '../../../../platform/db/schema.ts';
import { badRequest } from '../../../../platform/errors.ts';
import { jurisdictionName } from '../../../../shared/jurisdictions.ts';
import { t } from '../../../../shared/text.ts';
import type { FieldDefinition } from '../../../catalogue/server/tables.ts';
import { groupForWriting } from '../../../catalogue/server/writes.ts';
import { numberOutside } from '../../../provisions/server/reads.ts';
import { dropCells, fillCells } from '../../../provisions/server/writes.ts';
import type { WrittenField } from '../../fieldKinds.ts';
import type { StaffPlace } from '../../taxonomyContract.ts';

/** Fields as they are stored; what the library says of one and no form shows stays with it. */
export const storedFields = (
  before: readonly FieldDefinition[],
  written: readonly WrittenField[],
): FieldDefinition[] =>
  written.map(({ key, label, type, unit, min, max, threshold, protects }) => {
    const known = before.find((field) => field.key === key);
    const {
      unit: _u,
      min: _i,
      max: _a,
      threshold: _t,
      protects: _p,
      ...more
    }: Partial<FieldDefinition> = known ?? {};
    return {
      ...more,
      ...{ key, label, type },
      ...(unit === null ? {} : { unit }),
      ...(min === null ? {} : { min }),
      ...(max === null ? {} : { max }),
      ...(threshold === null ? {} : { threshold }),
      ...(protects === null ? {} : { protects }),
    };
  });

type Group = Extract<StaffPlace, { kind: 'provisionGroup' }>;

/**
 * Throws 400 at `field` where provisions of a group have a number outside the bounds of its field: such a library could be exported, and
 * not be read in again.
 */
export async function assertWithin(
  tx: Tx,
  groupId: string,
  field: { key: string; label: string; type: string; min?: number | null; max?: number | null },
  at: string,
): Promise<void> {
  const { key, label, type, min = null, max = null } = field;
  if (type !== 'number') return;
  const found = await numberOutside(tx, groupId, { key, min, max });
  if (!found) return;
  const { value, jurisdiction } = found;
  throw badRequest(
    at,
    t('“{{label}}” is {{value}} in {{where}}: that lies outside these bounds.', {
      label,
      value: String(value),
      where: jurisdictionName(jurisdiction),
    }),
  );
}

/**
 * The fields of a group as they are to be stored. Throws 400 `fields` where one that is answered would be taken out or become of
 * another kind, or one that others of the group are reckoned by: what is referred to stays. So do the bounds of a number that is given.
 */
export async function changedFields(
  tx: Tx,
  { id, fieldUses }: Pick<Group, 'id' | 'fieldUses'>,
  written: readonly WrittenField[],
): Promise<FieldDefinition[]> {
  const before = (await groupForWriting(tx, id))?.fields ?? [];
  const now = new Map(written.map((field) => [field.key, field]));
  for (const { key, label, type } of before) {
    const uses = fieldUses[key] ?? 0;
    if (uses > 0 && now.get(key)?.type !== type) {
      throw badRequest(
        'fields',
        now.has(key)
          ? t('“{{label}}” is answered by {{count}} provisions and stays of its kind.', {
              label,
              count: uses,
            })
          : t('“{{label}}” is answered by {{count}} provisions and cannot be taken out.', {
              label,
              count: uses,
            }),
      );
    }
    const by = before.find(
      (field) => now.has(field.key) && (field.limits?.includes(key) || field.greatestOf === key),
    );
    if (!now.has(key) && by) {
      throw badRequest(
        'fields',
        t('“{{label}}” cannot be taken out: “{{other}}” is reckoned by it.', { label, other: by.label }),
      );
    }
  }
  for (const field of written) await assertWithin(tx, id, field, 'fields');
  return storedFields(before, written);
}

/** Lets the provisions of a group follow its fields: a new one is not established in each, and what is gone leaves no cell. */
export async function fitCells(
  tx: Tx,
  groupId: string,
  before: readonly WrittenField[],
  now: readonly WrittenField[],
): Promise<void> {
  const kept = new Set(now.map(({ key }) => key));
  await dropCells(
    tx,
    groupId,
    before.map(({ key }) => key).filter((key) => !kept.has(key)),
  );
  await fillCells(tx, sql`p.provision_group_id = ${groupId}`);
}
