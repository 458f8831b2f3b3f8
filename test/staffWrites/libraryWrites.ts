import { strFromU8, strToU8, unzipSync, zipSync } from 'fflate';
import { MINIMUM_WAGE } from '../editor/desk.ts';
import { statuteFile } from '../statuteFile.ts';
import { changes, creates, made, removes, type StaffWrite, type World } from './world.ts';

const BILL = {
  ...{ number: 'Bill 970', name: 'Audited Act', chapter: null, url: null, description: null },
  ...{ status: 'First Reading', stageDates: [{ stage: 'First Reading', date: '2026-11-02' }] },
  ...{ inForce: 'assent', inForceDate: null, outcome: null, seenOn: null, parts: [] },
  ...{ sources: [], confidence: 'high', acts: [], regulations: [] },
};
interface Bill {
  id: string;
  revision: number;
  bill: object;
  changes: { id: string }[];
}
const create = ({ editor }: World) =>
  editor.post('/api/staff/bills', { kind: 'bill', jurisdiction: 'SK', bill: BILL });
const aBill = async (world: World) => made<Bill>(await create(world));
const CHANGE = { partId: null, overview: 'The rate rises.' };
const aChange = async (world: World) => {
  const { id } = await aBill(world);
  const body = { ...CHANGE, provisionId: await world.wage('SK') };
  const bill = made<Bill>(await world.editor.post(`/api/staff/bills/${id}/changes`, body));
  return `/api/staff/bills/${id}/changes/${bill.changes[0]?.id}`;
};

const FILES = '/api/staff/libraryFiles';
/** The key of a provision of which a newer starter library says something else. */
const differing = async ({ rows, editor }: World) => {
  const key = `${MINIMUM_WAGE} NS`;
  await rows(
    `update library_entries set base = coalesce(base, content),
       content = jsonb_set(content::jsonb, '{text}', '"Newer words."')::text where kind = 'provision' and key = $1`,
    [key],
  );
  const at = `kind=provision&key=${encodeURIComponent(key)}`;
  const { seen } = made<{ seen: string }>(await editor.get(`${FILES}/entry?${at}`));
  return { kind: 'provision', key, take: [] as string[], isMerged: false, seen };
};

const section = (words: string) => [{ label: '10', lines: [words] }];
const sendStatute = ({ send }: World, asOf: string, words: string) =>
  send('/api/staff/statutes/files', statuteFile(asOf, section(words)));
/** A statute that changed: of what is cited, and the provision that cites it. */
const changedStatute = async (world: World, asOf: string) => {
  const [act] = await world.rows<{ id: string }>(
    `select id from acts where url like '%/eng/acts/L-2/' order by name limit 1`,
  );
  const provisionId = await world.wage('FED');
  await world.rows('delete from provision_acts where provision_id = $1', [provisionId]);
  await world.rows(
    `insert into provision_acts (provision_id, act_id, sections, sort) values ($1, $2, 's 10', 0)`,
    [provisionId, act?.id],
  );
  await sendStatute(world, '2026-01-01', 'Eight hours a day.');
  const sent = made<{ changed: { changeId: string } }>(
    await sendStatute(world, asOf, `Hours as of ${asOf}.`),
  );
  const path = `/api/staff/statutes/changes/${sent.changed.changeId}`;
  const { version } = made<{ version: number }>(await world.editor.get(path));
  return { path, version, provisionId };
};

/** A watched page that changed, and the provision that rests on it. */
const changedPage = async ({ rows, tom, wage }: World, jurisdiction: string) => {
  const id = await wage(jurisdiction);
  const ref = (await tom.open(id)).content.sources[0]?.ref ?? '';
  await rows(
    `insert into source_watches (ref, host, state, fingerprint, new_fingerprint, changed_on, version)
     values ($1, 'tests.example', 'changed', 'a', 'b', '2026-11-19', 1) on conflict (ref) do update
     set state = 'changed', new_fingerprint = 'b', changed_on = '2026-11-19', version = 1`,
    [ref],
  );
  return { id, ref };
};

/** Each call by which staff keep bills, the files of the library, statutes and sources. */
export const LIBRARY_WRITES: Record<string, StaffWrite> = {
  'tracker.createBill': creates(async (world) => () => create(world)),
  'tracker.changeBill': changes(async (world) => {
    const { id, revision, bill } = await aBill(world);
    const body = { revision, bill: { ...bill, outcome: 'defeated' } };
    return () => world.editor.patch(`/api/staff/bills/${id}`, body);
  }),
  'tracker.addBillChange': creates(async (world) => {
    const { id } = await aBill(world);
    const body = { ...CHANGE, provisionId: await world.wage('SK') };
    return () => world.editor.post(`/api/staff/bills/${id}/changes`, body);
  }),
  'tracker.editBillChange': changes(async (world) => {
    const path = await aChange(world);
    return () => world.editor.patch(path, { ...CHANGE, overview: 'It falls.' });
  }),
  'tracker.removeBillChange': removes(async (world) => {
    const path = await aChange(world);
    return () => world.editor.delete(path);
  }),
  'library.settleDifference': changes(async (world) => {
    const body = await differing(world);
    return () => world.editor.post(`${FILES}/settle`, body);
  }),
  'library.applyImport': changes(async (world) => {
    const whole = unzipSync(
      (
        await world.app.http.inject({
          ...{ method: 'GET', url: `${FILES}/export?extent=whole` },
          headers: { authorization: `Bearer ${world.editor.token}` },
        })
      ).rawPayload,
    );
    const text = strFromU8(whole['industries.yaml'] ?? new Uint8Array());
    const changed = text.replace('Forestry and Logging', 'Forestry or Logging');
    const zip = Buffer.from(zipSync({ 'industries.yaml': strToU8(changed) }));
    const { id } = made<{ id: string }>(await world.send(`${FILES}/imports?name=my.zip`, zip));
    return () => world.editor.post(`${FILES}/imports/${id}/apply`);
  }),
  'statutes.importStatute': creates(async (world) => () => sendStatute(world, '2025-01-01', 'Nine hours.')),
  'statutes.readStatuteAgain': changes(async (world) => {
    const { path, version, provisionId } = await changedStatute(world, '2026-11-10');
    const body = { version, provisionIds: [provisionId] };
    return () => world.editor.post(`${path}/readAgain`, body);
  }),
  'statutes.closeStatuteChange': changes(async (world) => {
    const { path, version } = await changedStatute(world, '2026-11-12');
    return () => world.editor.post(`${path}/close`, { version });
  }),
  'sources.decideSource': changes(async (world) => {
    const { ref } = await changedPage(world, 'MB');
    const body = { ref, version: 1, decision: 'onlyThePage' };
    return () => world.editor.post('/api/staff/sources/decide', body);
  }),
  'sources.readSources': changes(async (world) => {
    const { id, ref } = await changedPage(world, 'BC');
    const body = { ref, version: 1, provisionIds: [id] };
    return () => world.editor.post('/api/staff/sources/readAgain', body);
  }),
  'search.addSearchWord': creates(
    async ({ editor }) =>
      () =>
        editor.post('/api/staff/searchWords', { kind: 'synonyms', line: 'audit, trail of writes' }),
  ),
  'search.changeSearchWord': changes(async ({ editor }) => {
    const body = { kind: 'synonyms', line: 'ledger, book of writes' };
    const { id } = made<{ id: string }>(await editor.post('/api/staff/searchWords', body));
    return () => editor.patch(`/api/staff/searchWords/${id}`, { isActive: false });
  }),
  'search.deleteSearchWord': removes(async ({ editor }) => {
    const body = { kind: 'synonyms', line: 'scroll, roll of writes' };
    const { id } = made<{ id: string }>(await editor.post('/api/staff/searchWords', body));
    return () => editor.delete(`/api/staff/searchWords/${id}`);
  }),
};
