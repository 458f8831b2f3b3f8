import type { Tx } from '../../../../platform/db/schema.ts';
import { inTransaction } from '../../../../platform/db/transaction.ts';
import type { Handlers } from '../../../../platform/http/feature.ts';
import type { Services } from '../../../../platform/services.ts';
import {
  addArea,
  addGroup,
  addTopic,
  changeArea,
  changeGroup,
  changeTopic,
  sortBehind,
} from '../../../catalogue/server/writes.ts';
import type { Actor } from '../../../identity/actor.ts';
import type { PlaceKind, StaffPlace, taxonomyContract } from '../../taxonomyContract.ts';
import { followName } from '../followName.ts';
import { newKey } from '../newKey.ts';
import { assertRevision, auditThing } from '../things.ts';
import { assertPlace, keyOfParent } from './checkPlace.ts';
import { changedFields, fitCells, storedFields } from './groupFields.ts';
import { placeOf, placeRows } from './readTaxonomy.ts';

type Calls = Handlers<typeof taxonomyContract>;
type Deps = Pick<Services, 'db' | 'clock'>;

/** How a place is written: in one transaction with its line in the audit log, a changed one only where nobody changed it meanwhile. */
function writing({ db, clock }: Deps) {
  const creating = (
    actor: Actor,
    kind: PlaceKind,
    after: object,
    write: (tx: Tx) => Promise<string>,
  ): Promise<{ id: string }> =>
    inTransaction(db, async (tx) => {
      const id = await write(tx);
      await auditThing(tx, clock.now(), { ...{ actor, kind, id, verb: 'create' }, after });
      return { id };
    });
  const changing = <K extends PlaceKind>(
    actor: Actor,
    kind: K,
    { id, revision, written }: { id: string; revision: number; written: object },
    write: (tx: Tx, before: Extract<StaffPlace, { kind: K }>) => Promise<void>,
  ): Promise<{ id: string }> =>
    inTransaction(db, async (tx) => {
      const before = (await placeOf(tx, kind, id)) as Extract<StaffPlace, { kind: K }>;
      assertRevision(before, revision);
      await write(tx, before);
      await auditThing(tx, clock.now(), {
        ...{ actor, kind, id, verb: 'change', before: before.written, after: written },
      });
      return { id };
    });
  return { creating, changing };
}

type Writing = ReturnType<typeof writing>;

const areaCalls = ({ creating, changing }: Writing): Pick<Calls, 'createArea' | 'changeArea'> => ({
  createArea: ({ actor, body }) =>
    creating(actor, 'area', body, async (tx) => {
      const { code, after, ...written } = body;
      await assertPlace(tx, 'area', null, { ...body, parentId: null });
      const named = newKey('area', written.name);
      const sort = await sortBehind(tx, 'areas', named.id, { parentId: null, after });
      await addArea(tx, { ...named, code }, written, sort);
      return named.id;
    }),
  changeArea: ({ actor, params: { id }, body: { revision, ...written } }) =>
    changing(actor, 'area', { id, revision, written }, async (tx, before) => {
      const { after, ...columns } = written;
      await assertPlace(tx, 'area', id, { ...written, parentId: null });
      await changeArea(tx, id, columns, await sortBehind(tx, 'areas', id, { parentId: null, after }));
      await followName(tx, 'area', before.written.name, written.name);
    }),
});

const topicCalls = ({ creating, changing }: Writing): Pick<Calls, 'createTopic' | 'changeTopic'> => ({
  createTopic: ({ actor, body }) =>
    creating(actor, 'topic', body, async (tx) => {
      const { name, areaId, frozenAt, after } = body;
      await assertPlace(tx, 'topic', null, { name, after, parentId: areaId });
      const named = newKey('topic', name, await keyOfParent(tx, 'topic', areaId));
      const sort = await sortBehind(tx, 'topics', named.id, { parentId: areaId, after });
      await addTopic(tx, named, { name, area_id: areaId, frozen_at: frozenAt }, sort);
      return named.id;
    }),
  changeTopic: ({ actor, params: { id }, body: { revision, ...written } }) =>
    changing(actor, 'topic', { id, revision, written }, async (tx, before) => {
      const { name, areaId, frozenAt, after } = written;
      const stoodIn = before.written.areaId;
      await assertPlace(tx, 'topic', id, { name, after, stoodIn, parentId: areaId });
      const sort = await sortBehind(tx, 'topics', id, { parentId: areaId, after });
      await changeTopic(tx, id, { name, area_id: areaId, frozen_at: frozenAt }, sort);
      await followName(tx, 'topic', before.written.name, name);
    }),
});

const groupCalls = ({ creating, changing }: Writing): Pick<Calls, 'createGroup' | 'changeGroup'> => ({
  createGroup: ({ actor, body }) =>
    creating(actor, 'provisionGroup', body, async (tx) => {
      const { name, topicId, searchWords, seeAlso, fields, after } = body;
      await assertPlace(tx, 'provisionGroup', null, { name, after, seeAlso, parentId: topicId });
      const named = newKey('provision-group', name, await keyOfParent(tx, 'provisionGroup', topicId));
      const sort = await sortBehind(tx, 'provision_groups', named.id, { parentId: topicId, after });
      const columns = { name, topic_id: topicId, search_words: searchWords, see_also: seeAlso };
      await addGroup(tx, named, { ...columns, fields: storedFields([], fields) }, sort);
      return named.id;
    }),
  changeGroup: ({ actor, params: { id }, body: { revision, ...written } }) =>
    changing(actor, 'provisionGroup', { id, revision, written }, async (tx, before) => {
      const { name, topicId, searchWords, seeAlso, fields, after } = written;
      const stoodIn = before.written.topicId;
      await assertPlace(tx, 'provisionGroup', id, { name, after, seeAlso, stoodIn, parentId: topicId });
      const kept = await changedFields(tx, before, fields);
      const sort = await sortBehind(tx, 'provision_groups', id, { parentId: topicId, after });
      const columns = { name, topic_id: topicId, search_words: searchWords, see_also: seeAlso };
      await changeGroup(tx, id, { ...columns, fields: kept }, sort);
      await fitCells(tx, id, before.written.fields, fields);
    }),
});

/** The calls by which staff keep the taxonomy. Each write stands in the audit log with what was before and after. */
export function taxonomyHandlers({ db, clock }: Deps): Calls {
  const writes = writing({ db, clock });
  return {
    staffTaxonomy: () => placeRows(db),
    staffPlace: ({ params }) => inTransaction(db, (tx) => placeOf(tx, params.kind, params.id)),
    ...areaCalls(writes),
    ...topicCalls(writes),
    ...groupCalls(writes),
  };
}
