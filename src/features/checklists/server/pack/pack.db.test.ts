import { createHash, randomBytes } from 'node:crypto';
import { writeFileSync } from 'node:fs';
import { unzipSync } from 'fflate';
import { readXlsx } from 'hucre/xlsx';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { pdfText } from '../../../../../test/pdfText.ts';
import { type TestApp, testApp, type Visitor } from '../../../../../test/testApp.ts';
import type { ChecklistRequirement, RequirementDetails } from '../../contract.ts';

let app: TestApp;
let owner: Visitor;
let west: Visitor;
let list: ChecklistRequirement[];
let files: Record<string, Uint8Array>;
const bytes = Buffer.concat([Buffer.from('%PDF-1.7\n'), randomBytes(150_000)]);

const pathOf = (who: Visitor, id: string): string => `/api/checklists/${id}/accounts/${who.user.account.id}`;

beforeAll(async () => {
  app = await testApp();
  owner = await app.signIn('owner@demo.test');
  west = await app.signIn('west@demo.test');
  list = (await owner.get('/api/checklists?jurisdiction=PE')).json();
  const [first, second] = list;
  const at = pathOf(owner, first?.id ?? '');
  for (const name of ['Policy.pdf', 'Policy.pdf', '../../etc.pdf']) {
    const sent = await app.http.inject({
      method: 'POST',
      url: `${at}/files?name=${encodeURIComponent(name)}`,
      headers: { authorization: `Bearer ${owner.token}`, 'content-type': 'application/octet-stream' },
      payload: bytes,
    });
    expect(sent.statusCode, sent.body).toBe(201);
  }
  await owner.post(`${at}/links`, { name: '=HYPERLINK("x")', url: 'https://intra.example/' });
  await owner.patch(at, { status: 'Done' });
  await owner.patch(`${at}/details`, { ownerId: owner.user.id, due: { every: 'yearly', on: '2027-03-01' } });
  await owner.post(`${at}/comments`, { text: 'Between us: the lawyer has not seen it.' });
  await owner.patch(`${pathOf(owner, second?.id ?? '')}/details`, {
    notApplicable: { reason: 'There is no such site on the island.' },
  });
  const answer = await owner.get('/api/checklists/pack?jurisdiction=PE');
  expect(answer.statusCode, answer.body.slice(0, 300)).toBe(200);
  expect(answer.headers['content-disposition']).toContain('evidence-PE-2026-11-20.zip');
  files = unzipSync(answer.rawPayload);
  if (process.env.KEEP_PACK) writeFileSync(process.env.KEEP_PACK, answer.rawPayload);
});
afterAll(() => app.close());

test('the files are in it byte for byte, each under a safe name of its own', () => {
  const names = Object.keys(files).filter((name) => name.startsWith('files/'));
  expect(names.sort()).toEqual(['files/001/-..-etc.pdf', 'files/001/Policy (2).pdf', 'files/001/Policy.pdf']);
  const hash = (content: Uint8Array) => createHash('sha256').update(content).digest('hex');
  for (const name of names) expect(hash(files[name] ?? new Uint8Array())).toBe(hash(bytes));
});

test('the PDF reads like a register', async () => {
  const dense = pdfText(Buffer.from(files['register.pdf'] ?? []));
  const holds = (words: string): void => expect(dense, words).toContain(words.replace(/\s+/g, ''));
  for (const { requirement } of list) holds(requirement);
  for (const words of [
    'Northern Outfitters',
    'Prince Edward Island',
    'General information and not legal advice',
    'Dana Roy',
    'Mar 01, 2027',
    'files/001/Policy.pdf',
    'set Not Started to Done',
    'There is no such site on the island.',
  ]) {
    holds(words);
  }
  const details = await Promise.all(
    list.slice(0, 5).map(async ({ id }) => (await owner.get(pathOf(owner, id))).json<RequirementDetails>()),
  );
  const laws = details.flatMap(({ citations }) => citations);
  expect(laws.length).toBeGreaterThan(3);
  for (const { name, sections } of laws) holds(sections ? `${name}, ${sections}` : name);
  expect(dense).not.toContain('thelawyerhasnotseenit');
});

test('the Excel holds dates as dates, numbers as numbers, and nothing that is a formula', async () => {
  const { sheets } = await readXlsx(Buffer.from(files['register.xlsx'] ?? []));
  const [register, evidence] = sheets;
  expect(register?.rows).toHaveLength(list.length + 1);
  const [head = [], first = []] = register?.rows ?? [];
  const cell = (title: string) => first[head.indexOf(title)];
  expect(cell('Status')).toBe('Done');
  expect(cell('Owner')).toBe('Dana Roy');
  expect(cell('Due')).toEqual(new Date('2027-03-01T00:00:00Z'));
  expect(cell('Last change')).toEqual(new Date('2026-11-20T00:00:00Z'));
  expect(cell('Pieces of evidence')).toBe(4);
  const rows = evidence?.rows ?? [];
  expect(rows).toHaveLength(5);
  expect(rows.filter((row) => row[3] === bytes.length)).toHaveLength(3);
  expect(rows.map((row) => row[1])).toContain('=HYPERLINK("x")');
});

test('a plan without such downloads, a foreign jurisdiction and a wrong number are refused', async () => {
  expect((await west.get('/api/checklists/pack?jurisdiction=AB')).statusCode).toBe(403);
  expect((await owner.get('/api/checklists/pack?jurisdiction=NU')).statusCode).toBe(404);
  expect((await owner.get('/api/checklists/pack?jurisdiction=ON&numEmployees=ten')).statusCode).toBe(400);
});
