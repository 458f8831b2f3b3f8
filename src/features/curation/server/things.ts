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

/** The calls that all kinds of things share. Each write stands in the audit log with what was before and after. */
export function thingsHandlers(
  services: Pick<Services, 'db' | 'clock' | 'config'>,
): Handlers<typeof thingsContract> {
  const { db, clock } = services;
  return {
    dependents: ({ params: { kind, id } }) =>
      inTransaction(db, async (tx) => {
        await lockedThing(tx, kind, id);
        return SHELVES[kind].dependents(tx, id);
      }),
    archiveThing: ({ actor, params: { kind, id }, body }) =>
      inTransaction(db, async (tx) => {
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
        const now = clock.now();
        const archived = body.isArchived ? { at: now, by: actor.userId } : null;
        await shelf.archive(tx, id, archived, torontoDay(now));
        await auditThing(tx, now, {
          ...{ actor, kind, id, verb: archived ? 'archive' : 'takeBack' },
          before: { name: thing.name, isArchived: !archived, mergedInto: thing.mergedInto },
          after: { name: thing.name, isArchived: archived !== null, mergedInto: null },
        });
        return { id, waits: false };
      }),
    mergeThing: ({ actor, params: { kind, id }, body }) =>
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
      }),
    undoMerge: ({ actor, params: { kind, id }, body }) =>
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
      }),
    deleteThing: ({ actor, params: { kind, id }, query }) =>
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
      }),
  };
}
