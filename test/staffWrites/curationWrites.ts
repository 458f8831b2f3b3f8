import { changes, creates, made, removes, type StaffWrite, type World } from './world.ts';

interface Thing {
  id: string;
  revision: number;
  written: Record<string, unknown>;
}
const named = (answer: Parameters<typeof made>[0]) => made<{ id: string }>(answer);

let count = 0;
/** No two things of the tests are called the same. */
const name = (words: string) => `${words} ${++count}`;

const TAXONOMY = '/api/staff/taxonomy';
const places = ({ rows }: World) =>
  rows<{ area: string; topic: string; group: string }>(
    `select a.id as area, t.id as topic, g.id as "group" from provision_groups g join topics t on t.id = g.topic_id
     join areas a on a.id = t.area_id where g.archived_at is null and t.archived_at is null order by g.id limit 1`,
  ).then(([place]) => place ?? { area: '', topic: '', group: '' });

const instrument = async (world: World) => ({
  ...{ kind: 'act', jurisdiction: 'SK', areaId: (await places(world)).area, actId: null },
  ...{ name: name('The Act of Tests'), citation: null, url: null, editorNote: null },
});
const anAct = async (world: World) =>
  made<Thing>(await world.editor.post('/api/staff/instruments', await instrument(world)));
const industry = () => ({ name: name('Tests'), kind: 'industry', naics: null });
const requirement = async (world: World) => ({
  ...{ jurisdiction: 'AB', groupId: (await places(world)).group, type: 'Records' },
  ...{ requirement: name('Keep a register'), minEmployees: null, maxEmployees: null, frequency: null },
  ...{ startsOn: null, deadline: null, isPublished: true, acts: [], regulations: [] },
});
const area = (code: string) => ({ name: name('Law of Tests'), code, jurisdictions: ['ON'], after: null });
const topic = async (world: World) => ({
  ...{ name: name('Topic'), areaId: (await places(world)).area, frozenAt: null, after: null },
});
const group = async (world: World) => ({
  ...{
    name: name('Group'),
    topicId: (await places(world)).topic,
    searchWords: [],
    seeAlso: [],
    fields: [],
    after: null,
  },
});
const place = async ({ editor }: World, kind: string, id: string) =>
  made<Thing>(await editor.get(`${TAXONOMY}/${kind}/${id}`));
const merged = async (world: World) => {
  const [former, successor] = [await anAct(world), await anAct(world)];
  const at = `/api/staff/library/act/${former.id}`;
  return { at, former, body: { revision: former.revision, into: successor.id } };
};

/** Each call by which editors arrange the library. */
export const CURATION_WRITES: Record<string, StaffWrite> = {
  'curation.archiveThing': changes(async (world) => {
    const { id, revision } = await anAct(world);
    return () => world.editor.post(`/api/staff/library/act/${id}/archive`, { revision, isArchived: true });
  }),
  'curation.mergeThing': changes(async (world) => {
    const { at, body } = await merged(world);
    return () => world.editor.post(`${at}/merge`, body);
  }),
  'curation.undoMerge': changes(async (world) => {
    const { at, body, former } = await merged(world);
    made(await world.editor.post(`${at}/merge`, body));
    const { revision } = made<Thing>(await world.editor.get(`/api/staff/instruments/${former.id}`));
    return () => world.editor.post(`${at}/undoMerge`, { revision });
  }),
  'curation.deleteThing': removes(async (world) => {
    const { id, revision } = await anAct(world);
    return () => world.editor.delete(`/api/staff/library/act/${id}?revision=${revision}`);
  }),
  'curation.createInstrument': creates(async (world) => {
    const body = await instrument(world);
    return () => world.editor.post('/api/staff/instruments', body);
  }),
  'curation.changeInstrument': changes(async (world) => {
    const { id, revision, written } = await anAct(world);
    const body = { ...written, revision, citation: 'SK 2026' };
    return () => world.editor.patch(`/api/staff/instruments/${id}`, body);
  }),
  'curation.createIndustry': creates(
    async ({ editor }) =>
      () =>
        editor.post('/api/staff/industries', industry()),
  ),
  'curation.changeIndustry': changes(async ({ editor }) => {
    const body = industry();
    const { id } = named(await editor.post('/api/staff/industries', body));
    return () => editor.patch(`/api/staff/industries/${id}`, { ...body, revision: 1, naics: '211' });
  }),
  'curation.createRequirement': creates(async (world) => {
    const body = await requirement(world);
    return () => world.editor.post('/api/staff/requirements', body);
  }),
  'curation.changeStaffRequirement': changes(async (world) => {
    const { id } = named(await world.editor.post('/api/staff/requirements', await requirement(world)));
    const path = `/api/staff/requirements/${id}`;
    const { revision, written } = made<Thing>(await world.editor.get(path));
    return () => world.editor.patch(path, { ...written, revision, minEmployees: 20 });
  }),
  'curation.createArea': creates(
    async ({ editor }) =>
      () =>
        editor.post(`${TAXONOMY}/areas`, area('TST')),
  ),
  'curation.changeArea': changes(async (world) => {
    const { id } = named(await world.editor.post(`${TAXONOMY}/areas`, area('TSU')));
    const { revision, written } = await place(world, 'area', id);
    return () =>
      world.editor.patch(`${TAXONOMY}/areas/${id}`, { ...written, revision, name: name('Other Law') });
  }),
  'curation.createTopic': creates(async (world) => {
    const body = await topic(world);
    return () => world.editor.post(`${TAXONOMY}/topics`, body);
  }),
  'curation.changeTopic': changes(async (world) => {
    const { id } = named(await world.editor.post(`${TAXONOMY}/topics`, await topic(world)));
    const { revision, written } = await place(world, 'topic', id);
    return () =>
      world.editor.patch(`${TAXONOMY}/topics/${id}`, { ...written, revision, name: name('Other') });
  }),
  'curation.createGroup': creates(async (world) => {
    const body = await group(world);
    return () => world.editor.post(`${TAXONOMY}/groups`, body);
  }),
  'curation.changeGroup': changes(async (world) => {
    const { id } = named(await world.editor.post(`${TAXONOMY}/groups`, await group(world)));
    const { revision, written } = await place(world, 'provisionGroup', id);
    return () =>
      world.editor.patch(`${TAXONOMY}/groups/${id}`, { ...written, revision, name: name('Other') });
  }),
};
