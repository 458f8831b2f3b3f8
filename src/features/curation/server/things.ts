import { recordAudit } from '../../../platform/audit/audit.ts';
import type { Tx } from '../../../platform/db/schema.ts';
import { inTransaction } from '../../../platform/db/transaction.ts';
import { badRequest, conflict, notFound } from '../../../platform/errors.ts';
import type { Handlers } from '../../../platform/http/feature.ts';
import type { Services } from '../../../platform/services.ts';
import { t } from '../../../shared/text.ts';
import { torontoDay } from '../../../shared/torontoDate.ts';
import { keepRecord } from '../../editor/server/writes.ts';
import type { Editor } from '../../provisions/server/writes.ts';
import type { ThingKind, thingsContract } from '../thingsContract.ts';
import { dependentsTexts } from '../words.ts';
import type { Shelf, Thing } from './shelf.ts';
import { SHELVES } from './shelves.ts';
import { mergeThings, takeBackMerge } from './undoMerge.ts';

/** Throws 409 when somebody else changed a thing since it was opened. */
export function assertRevision(thing: { revision: number }, revision: number): void {
  if (thing.revision === revision) return;
  throw conflict(
    'changed_meanwhile',
    t('Somebody else changed this since you opened it. Load it again; nothing was overwritten.'),
  );
}

/** A thing that is locked for writing. Throws 404 for an unknown one. */
export async function lockedThing(tx: Tx, kind: ThingKind, id: string): Promise<Thing> {
  const thing = await SHELVES[kind].find(tx, id);
  if (!thing) throw notFound(t('This could not be found. Somebody may have deleted it.'));
  return thing;
}

interface Write {
  actor: Editor;
  kind: ThingKind;
  id: string;
  /** The verb of the line in the audit log. */
  verb: string;
  before?: unknown;
  after?: unknown;
}

/** One line of the audit log about a thing. */
export const auditThing = (
  tx: Tx,
  at: Date,
  { kind, id, verb, actor, before, after }: Write,
): Promise<void> =>
  recordAudit(tx, { at, actor, action: `${kind}.${verb}`, subject: { kind, id }, before, after });

const assertMayMerge = (shelf: Shelf, thing: Thing, other: Thing | undefined): void => {
  if (!shelf.merge) throw badRequest('into', t('Two of these cannot become one.'));
  if (!other) throw badRequest('into', t('This could not be found. Somebody may have deleted it.'));
  if (other.id === thing.id) throw badRequest('into', t('Choose another than this one.'));
  if (other.archivedAt)
    throw badRequest('into', t('“{{name}}” is archived. Choose another.', { name: other.name }));
  if (other.family !== thing.family) throw badRequest('into', shelf.merge.differs());
};

type Deps = Pick<Services, 'db' | 'clock' | 'config'>;
type Named = Pick<Write, 'kind' | 'id'>;

/** Puts a thing away, or takes it back; what waits for a second reader is kept as a proposal. Throws 409 `in_use`. */
const archiveThing = (
  services: Deps,
  actor: Editor,
  { kind, id }: Named,
  body: { isArchived: boolean; revision: number },
): Promise<{ id: string; waits: boolean }> =>
  inTransaction(services.db, async (tx) => {
    const shelf = SHELVES[kind];
    const thing = await lockedThing(tx, kind, id);
    assertRevision(thing, body.revision);
    if (body.isArchived === (thing.archivedAt !== null)) return { id, waits: false };
    if (!body.isArchived && kind === 'checklistRequirement') {
      const asked = { call: 'bringBackRequirement', targetId: id, body: null } as const;
      if (await keepRecord(services, tx, actor, asked)) return { id, waits: true };
    }
    const held = body.isArchived ? shelf.heldBy(await shelf.dependents(tx, id)) : null;
    if (held)
      throw conflict('in_use', t('It cannot be archived while it is used: {{what}}.', { what: held }));
    const now = services.clock.now();
    const archived = body.isArchived ? { at: now, by: actor.userId } : null;
    await shelf.archive(tx, id, archived, torontoDay(now));
    await auditThing(tx, now, {
      ...{ actor, kind, id, verb: archived ? 'archive' : 'takeBack' },
      before: { name: thing.name, isArchived: !archived, mergedInto: thing.mergedInto },
      after: { name: thing.name, isArchived: archived !== null, mergedInto: null },
    });
    return { id, waits: false };
  });

/** One thing stands for another from now on, which is archived and leads there. */
const mergeThing = (
  { db, clock }: Deps,
  actor: Editor,
  { kind, id }: Named,
  body: { into: string; revision: number },
): Promise<{ id: string }> =>
  inTransaction(db, async (tx) => {
    const shelf = SHELVES[kind];
    const thing = await lockedThing(tx, kind, id);
    assertRevision(thing, body.revision);
    const other = await shelf.find(tx, body.into);
    assertMayMerge(shelf, thing, other);
    if (thing.mergedInto) throw conflict('merged', t('This was merged before.'));
    const moved = dependentsTexts(await shelf.dependents(tx, id));
    const now = clock.now();
    const pair = { former: id, successor: body.into };
    await mergeThings(tx, kind, shelf, pair, { at: now, by: actor.userId }, torontoDay(now));
    await auditThing(tx, now, {
      ...{ actor, kind, id, verb: 'merge' },
      before: { ...thing.state, mergedInto: null },
      after: { ...thing.state, mergedInto: other?.name, moved },
    });
    await auditThing(tx, now, {
      ...{ actor, kind, id: body.into, verb: 'takeOver' },
      after: { from: thing.name, moved },
    });
    return { id: body.into };
  });

/** Takes a merge back; answers what is left with the other. */
const undoMerge = ({ db, clock }: Deps, actor: Editor, { kind, id }: Named, body: { revision: number }) =>
  inTransaction(db, async (tx) => {
    const shelf = SHELVES[kind];
    const thing = await lockedThing(tx, kind, id);
    assertRevision(thing, body.revision);
    const now = clock.now();
    const { successor, left } = await takeBackMerge(tx, thing, now);
    const other = await shelf.find(tx, successor);
    await shelf.archive(tx, id, null, torontoDay(now));
    await auditThing(tx, now, {
      ...{ actor, kind, id, verb: 'undoMerge' },
      before: { mergedInto: other?.name ?? successor },
      after: { mergedInto: null, left },
    });
    await auditThing(tx, now, {
      ...{ actor, kind, id: successor, verb: 'giveBack' },
      after: { to: thing.name, left },
    });
    return { id, left };
  });

/** Deletes what nothing refers to, and what the starter library would not bring again. Throws 409 `from_library` or `in_use`. */
const deleteThing = (
  { db, clock }: Deps,
  actor: Editor,
  { kind, id }: Named,
  query: { revision: number },
): Promise<{ id: string }> =>
  inTransaction(db, async (tx) => {
    const shelf = SHELVES[kind];
    const thing = await lockedThing(tx, kind, id);
    assertRevision(thing, query.revision);
    if (thing.isFromLibrary) {
      throw conflict(
        'from_library',
        t('The starter library brings this, and would bring it again. Archive it instead.'),
      );
    }
    const used = dependentsTexts(await shelf.dependents(tx, id));
    if (used.length > 0) {
      throw conflict(
        'in_use',
        t('It cannot be deleted while it is used: {{what}}.', { what: used.join(', ') }),
      );
    }
    await shelf.remove(tx, id);
    await auditThing(tx, clock.now(), { actor, kind, id, verb: 'delete', before: thing.state });
    return { id };
  });

/** The calls that all kinds of things share. Each write stands in the audit log with what was before and after. */
export function thingsHandlers(services: Deps): Handlers<typeof thingsContract> {
  return {
    dependents: ({ params: { kind, id } }) =>
      inTransaction(services.db, async (tx) => {
        await lockedThing(tx, kind, id);
        return SHELVES[kind].dependents(tx, id);
      }),
    archiveThing: ({ actor, params, body }) => archiveThing(services, actor, params, body),
    mergeThing: ({ actor, params, body }) => mergeThing(services, actor, params, body),
    undoMerge: ({ actor, params, body }) => undoMerge(services, actor, params, body),
    deleteThing: ({ actor, params, query }) => deleteThing(services, actor, params, query),
  };
}
