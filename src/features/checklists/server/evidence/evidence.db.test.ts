import { createHash, randomBytes } from 'node:crypto';
import { mkdtempSync, rmSync } from 'node:fs';
import type { AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { Readable } from 'node:stream';
import { strToU8, unzipSync, zipSync } from 'fflate';
import { sql } from 'kysely';
import { afterAll, beforeAll, describe, expect, test, vi } from 'vitest';
import { testDatabase } from '../../../../../test/database.ts';
import { type TestApp, testApp, type Visitor } from '../../../../../test/testApp.ts';
import { backup, restore } from '../../../../platform/db/backup.ts';
import type { ChecklistRequirement, Evidence, RequirementDetails } from '../../contract.ts';
import { MAX_FILE_BYTES } from '../../evidenceTypes.ts';
import { purgeEvidence } from './changeEvidence.ts';
import { storeFile } from './storeFile.ts';

let app: TestApp;
let owner: Visitor;
let user: Visitor;
let west: Visitor;
let requirement: ChecklistRequirement;

async function signIn(): Promise<void> {
  owner = await app.signIn('owner@demo.test');
  user = await app.signIn('user@demo.test');
  west = await app.signIn('west@demo.test');
}

beforeAll(async () => {
  app = await testApp();
  await signIn();
  [requirement] = (await owner.get('/api/checklists?jurisdiction=AB')).json();
});
afterAll(() => app.close());

const pathOf = (who: Visitor): string => `/api/checklists/${requirement.id}/accounts/${who.user.account.id}`;
const send = (who: Visitor, name: string, payload: Buffer | Readable, type = 'application/octet-stream') =>
  app.http.inject({
    method: 'POST',
    url: `${pathOf(who)}/files?name=${encodeURIComponent(name)}`,
    headers: { authorization: `Bearer ${who.token}`, 'content-type': type },
    payload,
  });
const details = async (who: Visitor): Promise<RequirementDetails> => (await who.get(pathOf(who))).json();
const kept = async (): Promise<[number, number]> => {
  const { rows } = await sql<{ files: number; pieces: number }>`
    select (select count(*)::int from checklist_evidence) as files,
      (select count(*)::int from checklist_evidence_pieces) as pieces`.execute(app.database.db);
  return [rows[0]?.files ?? -1, rows[0]?.pieces ?? -1];
};

const pdf = (bytes: number): Buffer => Buffer.concat([Buffer.from('%PDF-1.7\n'), randomBytes(bytes - 9)]);
const office = (folder: string, extra: Record<string, Uint8Array> = {}): Buffer =>
  Buffer.from(
    zipSync({
      '[Content_Types].xml': strToU8('<Types/>'),
      [`${folder}/main.xml`]: strToU8('<x/>'.repeat(500)),
      ...extra,
    }),
  );

describe('a file', () => {
  test('is kept in pieces of 64 KB, and comes back byte for byte as an attachment', async () => {
    const bytes = pdf(300_001);
    const answer = await send(owner, 'Policy, “draft 2” é.pdf', bytes);
    expect(answer.statusCode, answer.body).toBe(201);
    const evidence: Evidence = answer.json();
    expect(evidence).toMatchObject({
      name: 'Policy, “draft 2” é.pdf',
      size: 300_001,
      by: 'Dana Roy',
      url: null,
    });
    const { rows } = await sql<{ sizes: number[] }>`
      select array_agg(length(bytes) order by sort) as sizes from checklist_evidence_pieces`.execute(
      app.database.db,
    );
    expect(rows[0]?.sizes).toEqual([65_536, 65_536, 65_536, 65_536, 300_001 - 4 * 65_536]);
    const file = await user.get(`${pathOf(user)}/files/${evidence.id}`);
    expect(file.rawPayload.equals(bytes)).toBe(true);
    expect(file.headers['content-disposition']).toBe(
      'attachment; filename="Policy, _draft 2_ e.pdf"; filename*=UTF-8\'\'Policy%2C%20%E2%80%9Cdraft%202%E2%80%9D%20%C3%A9.pdf',
    );
    expect(file.headers['content-type']).toBe('application/octet-stream');
    expect(file.headers['x-content-type-options']).toBe('nosniff');
    expect((await west.get(`${pathOf(west)}/files/${evidence.id}`)).statusCode).toBe(404);
    expect((await west.get(`${pathOf(owner)}/files/${evidence.id}`)).statusCode).toBe(404);
    const shown = await details(user);
    expect(shown.evidence).toMatchObject([{ id: evidence.id }]);
    expect(shown.requirement.evidence).toBe(1);
    expect(shown.history[0]).toMatchObject({ kind: 'evidence added', to: evidence.name, by: 'Dana Roy' });
  });

  test.each<[string, Buffer]>([
    ['plan.docx', office('word')],
    ['people.xlsx', office('xl')],
    ['sign.png', Buffer.concat([Buffer.from([0x89, 0x50, 0x4e, 0x47, 13, 10, 26, 10]), randomBytes(50)])],
    ['photo.JPEG', Buffer.concat([Buffer.from([0xff, 0xd8, 0xff]), randomBytes(50)])],
    ['list.csv', Buffer.from('name;day\r\nAm\xe9lie;2026-01-01\r\n', 'latin1')],
    ['note.txt', Buffer.from('Posted in the lunch room — 12 Nov.')],
  ])('%s is kept', async (name, bytes) => {
    const answer = await send(user, name, bytes);
    expect(answer.statusCode, answer.body).toBe(201);
  });

  test.each<[string, string, Buffer]>([
    ['an executable', 'tool.exe', Buffer.from('MZ\x90\x00')],
    ['an executable under another name', 'invoice.pdf', Buffer.from('MZ\x90\x00\x03\x00\x00\x00')],
    ['a page', 'page.html', Buffer.from('<script>alert(1)</script>')],
    ['a picture that can hold a script', 'logo.svg', Buffer.from('<svg onload="alert(1)"/>')],
    ['a zip under another name', 'plan.docx', Buffer.from(zipSync({ 'a.exe': strToU8('MZ') }))],
    ['a table called a letter', 'plan.docx', office('xl')],
    ['an office file with a program', 'plan.docx', office('word', { 'word/vbaProject.bin': strToU8('x') })],
    ['bytes called text', 'note.txt', Buffer.from([65, 0, 66, 1])],
    ['a name without an ending', 'README', Buffer.from('text')],
  ])('%s is refused, with the reason, and leaves nothing', async (_, name, bytes) => {
    const before = await kept();
    const answer = await send(owner, name, bytes);
    expect(answer.statusCode).toBe(415);
    expect(answer.json().error.fields).toHaveProperty('file');
    expect(await kept()).toEqual(before);
  });

  test('that is empty, sent as JSON, or named with a line break is refused', async () => {
    const before = await kept();
    expect((await send(owner, 'empty.txt', Buffer.alloc(0))).statusCode).toBe(400);
    expect((await send(owner, 'a.txt', Buffer.from('{}'), 'application/json')).statusCode).toBe(415);
    expect((await send(owner, 'a\nb.txt', Buffer.from('a'))).json().error.fields).toHaveProperty('name');
    expect((await send(west, 'a.txt', Buffer.from('a'))).statusCode).toBe(201);
    expect(await kept()).toEqual([before[0] + 1, before[1] + 1]);
  });

  test('past 20 MB is refused, whether it says so or not, and leaves nothing', async () => {
    const before = await kept();
    expect((await send(owner, 'big.pdf', pdf(MAX_FILE_BYTES + 1))).statusCode).toBe(413);
    const unsaid = Readable.from(
      (function* () {
        yield Buffer.from('%PDF-');
        for (let sent = 0; sent <= MAX_FILE_BYTES; sent += 1_000_000) yield Buffer.alloc(1_000_000, 1);
      })(),
    );
    expect((await send(owner, 'big.pdf', unsaid)).statusCode).toBe(413);
    expect(await kept()).toEqual(before);
  });

  test('that would take the account past 1 GB is refused', async () => {
    const { db } = app.database;
    const before = await kept();
    await sql`update checklist_evidence set size = 1073741820
      where id = (select id from checklist_evidence where account_id = ${owner.user.account.id} limit 1)`.execute(
      db,
    );
    const answer = await send(owner, 'a.txt', Buffer.from('more than four'));
    expect(answer.statusCode).toBe(413);
    expect(answer.json().error.code).toBe('account_full');
    expect(await kept()).toEqual(before);
    await sql`update checklist_evidence set size = 9 where size = 1073741820`.execute(db);
  });

  test('that breaks off on the way leaves nothing', async () => {
    const before = await kept();
    await app.http.listen({ port: 0, host: '127.0.0.1' });
    const { port } = app.http.server.address() as AddressInfo;
    const broken = new AbortController();
    const sending = fetch(`http://127.0.0.1:${port}${pathOf(owner)}/files?name=half.pdf`, {
      method: 'POST',
      headers: { authorization: `Bearer ${owner.token}`, 'content-type': 'application/octet-stream' },
      signal: broken.signal,
      duplex: 'half',
      body: new ReadableStream({
        start(controller) {
          controller.enqueue(pdf(400_000));
        },
      }),
    } as RequestInit).catch(() => {});
    await vi.waitFor(async () => expect((await kept())[1]).toBeGreaterThan(before[1]), { timeout: 20_000 });
    broken.abort();
    await sending;
    await vi.waitFor(async () => expect(await kept()).toEqual(before), { timeout: 20_000 });
  });

  test('for which the disk is full leaves nothing', async () => {
    const before = await kept();
    const { db } = app.database;
    await sql`create function no_room() returns trigger language plpgsql as $$
      begin if new.sort >= 4 then raise exception 'could not extend file: No space left on device' using errcode = '53100';
        end if; return new; end $$`.execute(db);
    await sql`create trigger no_room before insert on checklist_evidence_pieces for each row execute function no_room()`.execute(
      db,
    );
    expect((await send(owner, 'half.pdf', pdf(600_000))).statusCode).toBe(503);
    await sql`drop trigger no_room on checklist_evidence_pieces`.execute(db);
    expect(await kept()).toEqual(before);
  });

  test('whose sending a crash cut off goes by the clock', async () => {
    const before = await kept();
    await sql`insert into checklist_evidence (id, account_id, requirement_id, name, media_type, added_by_name, added_at)
      values ('crashed', ${owner.user.account.id}, ${requirement.id}, 'a.txt', 'text/plain', 'Dana', ${app.clock.now()})`.execute(
      app.database.db,
    );
    expect((await details(owner)).evidence.some(({ id }) => id === 'crashed')).toBe(false);
    app.clock.advance(2 * 3_600_000);
    await purgeEvidence({ db: app.database.db, clock: app.clock });
    expect(await kept()).toEqual(before);
    await signIn();
  });
});

test('20 MB go through in little memory', async () => {
  const actor = {
    ...owner.user,
    userId: owner.user.id,
    accountId: owner.user.account.id,
    scope: { jurisdictions: null, areas: null, unpublished: false },
  };
  const key = { requirementId: requirement.id, accountId: owner.user.account.id };
  const body = Readable.from(
    (function* () {
      yield Buffer.from('%PDF-');
      for (let sent = 0; sent < 19; sent += 1) yield Buffer.alloc(1_048_576, sent);
    })(),
  );
  let most = 0;
  const watch = setInterval(() => (most = Math.max(most, process.memoryUsage().external)), 5);
  const before = process.memoryUsage().external;
  await storeFile({ db: app.database.db, clock: app.clock }, actor as never, key, {
    name: 'large.pdf',
    body,
    length: null,
  });
  clearInterval(watch);
  expect((most - before) / 1_048_576).toBeLessThan(60);
});

describe('evidence', () => {
  test('may be a link, is renamed, taken away, and brought back', async () => {
    const link = await user.post(`${pathOf(user)}/links`, {
      name: 'Intranet',
      url: 'https://intra.example/policy',
    });
    expect(link.statusCode).toBe(201);
    const { id } = link.json();
    for (const url of ['javascript:alert(1)', 'ftp://x.example', 'no address']) {
      const answer = await user.post(`${pathOf(user)}/links`, { name: 'x', url });
      expect(answer.json().error.fields, url).toHaveProperty('url');
    }
    const at = `${pathOf(owner)}/evidence/${id}`;
    expect((await owner.patch(at, { name: 'Handbook' })).json()).toMatchObject({ name: 'Handbook' });
    expect((await owner.delete(at)).statusCode).toBe(200);
    expect((await details(owner)).evidence.some((one) => one.id === id)).toBe(false);
    expect((await owner.post(`${at}/restore`)).json()).toMatchObject({ name: 'Handbook' });
    expect((await details(owner)).evidence.some((one) => one.id === id)).toBe(true);
    const { history } = await details(owner);
    expect(history.slice(0, 4).map(({ kind }) => kind)).toEqual([
      'evidence restored',
      'evidence removed',
      'evidence renamed',
      'evidence added',
    ]);
    expect((await west.delete(`${pathOf(west)}/evidence/${id}`)).statusCode).toBe(404);
    await owner.delete(at);
    app.clock.advance(25 * 3_600_000);
    await purgeEvidence({ db: app.database.db, clock: app.clock });
    await signIn();
    expect((await owner.post(`${at}/restore`)).statusCode).toBe(404);
  });

  test('its files come all at once as a zip, each name once, to the own account alone', async () => {
    const [first, second] = [pdf(70_000), pdf(500)];
    for (const bytes of [first, second]) expect((await send(owner, 'Twice.pdf', bytes)).statusCode).toBe(201);
    const answer = await user.get(`${pathOf(user)}/files`);
    expect(answer.headers['content-disposition']).toMatch(/^attachment; filename="evidence-.*\.zip"/);
    const files = unzipSync(answer.rawPayload);
    const twice = [files['Twice.pdf'], files['Twice (2).pdf']].map((bytes) => Buffer.from(bytes ?? []));
    for (const sent of [first, second]) expect(twice.some((bytes) => bytes.equals(sent))).toBe(true);
    expect((await west.get(`${pathOf(owner)}/files`)).statusCode).toBe(404);
  });

  test('a file keeps the ending of its name', async () => {
    const [file] = (await details(owner)).evidence.filter(({ url }) => url === null);
    const at = `${pathOf(owner)}/evidence/${file?.id}`;
    expect((await owner.patch(at, { name: 'tool.exe' })).json().error.fields).toHaveProperty('name');
  });

  test('is part of a backup, and comes back with its bytes', async () => {
    const bytes = pdf(200_001);
    const { id } = (await send(owner, 'Backup.pdf', bytes)).json();
    const dir = mkdtempSync(path.join(tmpdir(), 'lawleaf-evidence-'));
    const other = await testDatabase();
    try {
      await backup(app.database.db, path.join(dir, 'backup.gz'));
      await restore(other.db, path.join(dir, 'backup.gz'), 'db/migrations');
      const { rows } = await sql<{ bytes: Buffer }>`select bytes from checklist_evidence_pieces
        where evidence_id = ${id} order by sort`.execute(other.db);
      expect(rows).toHaveLength(4);
      expect(Buffer.concat(rows.map((row) => row.bytes)).equals(bytes)).toBe(true);
    } finally {
      await other.close();
      rmSync(dir, { recursive: true });
    }
  }, 60_000);

  test('is part of the account’s export, with its bytes', async () => {
    const bytes = pdf(70_000);
    await send(owner, 'Export.pdf', bytes);
    const answer = await owner.get(`/api/accounts/${owner.user.account.id}/export`);
    const files = unzipSync(answer.rawPayload);
    const list = JSON.parse(Buffer.from(files['checklist-evidence.json'] ?? []).toString());
    const entry = list.find(({ name }: { name: string }) => name === 'Export.pdf');
    const file = Buffer.from(files[entry.file] ?? []);
    expect(file.equals(bytes)).toBe(true);
    expect(createHash('sha256').update(file).digest('hex')).toBe(entry.sha256);
    expect(Object.keys(files)).toEqual(
      expect.arrayContaining(['checklist-history.json', 'checklist-comments.json']),
    );
  });
});
