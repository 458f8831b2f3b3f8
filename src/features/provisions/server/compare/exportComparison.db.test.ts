import { strFromU8, unzipSync } from 'fflate';
import { readXlsx } from 'hucre/xlsx';
import { sql } from 'kysely';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { type TestApp, testApp, type Visitor } from '../../../../../test/testApp.ts';

let app: TestApp;
let owner: Visitor;
/** One provision group in several jurisdictions, the first of them the base. */
let group: { id: string; jurisdiction: string }[] = [];

beforeAll(async () => {
  app = await testApp();
  owner = await app.signIn('owner@demo.test');
  group = (
    await sql<(typeof group)[number]>`select p.id, p.jurisdiction from provisions p
      join provision_groups g on g.id = p.provision_group_id
      where g.name = 'Minimum Wage' and p.is_published and p.jurisdiction in ('ON', 'BC', 'QC', 'AB')
      order by array_position(array['ON', 'BC', 'QC', 'AB'], p.jurisdiction)`.execute(app.database.db)
  ).rows;
});
afterAll(() => app.close());

const address = (ids: string[]) =>
  `/api/provisions/exportComparison?${ids.map((id) => `provs[]=${id}`).join('&')}`;
/** As a browser navigates: no header, the token in the address. */
const navigate = (ids: string[], token: string) =>
  app.http.inject({ url: `${address(ids)}&token=${encodeURIComponent(token)}` });
const idOf = (code: string): string => group.find(({ jurisdiction }) => jurisdiction === code)?.id ?? '';

async function sheetOf(ids: string[]) {
  const response = await navigate(ids, owner.token);
  expect(response.statusCode).toBe(200);
  const [sheet] = (await readXlsx(response.rawPayload, { readStyles: true })).sheets;
  if (!sheet) throw new Error('The file has no sheet.');
  return sheet;
}
type Sheet = Awaited<ReturnType<typeof sheetOf>>;
const cell = (sheet: Sheet, row: number, column: number) => sheet.cells?.get(`${row},${column}`);

test('staff and paid accounts with both downloads get the file; others are refused', async () => {
  const paths = {
    admin: 200,
    editor: 200,
    owner: 200,
    user: 200,
    west: 403,
    trial: 403,
    expired: 403,
  };
  for (const [name, status] of Object.entries(paths)) {
    const { token } = await app.signIn(`${name}@demo.test`);
    expect([name, (await navigate([idOf('ON')], token)).statusCode]).toEqual([name, status]);
  }
  for (const flag of ['is_excel_download_enabled', 'is_pdf_download_enabled']) {
    const set = (value: boolean) =>
      sql`update accounts set ${sql.ref(flag)} = ${value} where name = 'Northern Outfitters'`.execute(
        app.database.db,
      );
    await set(false);
    expect([flag, (await navigate([idOf('ON')], owner.token)).statusCode]).toEqual([flag, 403]);
    await set(true);
  }
});

test('the token is taken from the address for this call and no other', async () => {
  const token = encodeURIComponent(owner.token);
  expect((await app.http.inject({ url: address([idOf('ON')]) })).statusCode).toBe(401);
  expect((await navigate([idOf('ON')], 'not.a.token')).statusCode).toBe(401);
  expect((await owner.get(address([idOf('ON')]))).statusCode).toBe(200);
  for (const path of ['/currentUser', '/api/industries', `/api/provisions/${idOf('ON')}/allJurs`]) {
    expect((await app.http.inject({ url: `${path}?token=${token}` })).statusCode).toBe(401);
  }
});

test('the answer is a file that no cache keeps', async () => {
  const { headers } = await navigate([idOf('ON')], owner.token);
  expect(headers['content-type']).toBe('application/vnd.openxmlformats-officedocument.spreadsheetml.sheet');
  expect(headers['content-disposition']).toBe('attachment; filename="lawleaf-comparison-nov-20-2026.xlsx"');
  expect(headers['cache-control']).toBe('no-store');
});

test('the file holds a frozen header, acts with links, the Toronto date and the disclaimer', async () => {
  const sheet = await sheetOf(['ON', 'BC', 'QC'].map(idOf));
  expect(sheet.freezePane).toMatchObject({ rows: 1 });
  expect(sheet.rows[0]).toEqual([
    'Provision',
    'Jurisdiction',
    'Updated',
    'Act',
    'Regulations',
    'Text',
    'Compared with Ontario',
    'Figures',
    'Warnings and upcoming changes',
    'Standing',
    'Sources',
  ]);
  expect(String(sheet.rows[1]?.[7])).toContain('General minimum wage: $17.95 an hour');
  expect(String(sheet.rows[1]?.[9])).toMatch(/^(?:Checked against|Based on) /);
  expect(sheet.rows.slice(1, 4).map((row) => row.slice(0, 2))).toEqual([
    ['Minimum Wage', 'Ontario'],
    ['Minimum Wage', 'British Columbia'],
    ['Minimum Wage', 'Quebec'],
  ]);
  expect(String(sheet.rows[1]?.[2])).toMatch(/^\w{3} \d{2}, \d{4}$/);
  expect(String(sheet.rows[1]?.[3])).toMatch(/^Employment Standards Act, 2000, ss? /);
  expect(cell(sheet, 1, 3)?.hyperlink?.target).toMatch(/^https:\/\/www\.ontario\.ca\//);
  const foot = sheet.rows.slice(4).flat().filter(Boolean);
  expect(foot).toEqual([
    'Lawleaf, November 20, 2026 (Toronto)',
    'General information, not legal advice. Check the current text of the law before you act.',
  ]);
});

test('insertions are underlined and deletions struck, in the cell, against the first provision', async () => {
  const sheet = await sheetOf(['ON', 'BC'].map(idOf));
  expect(cell(sheet, 1, 6)?.value ?? '').toBe('');
  const runs = cell(sheet, 2, 6)?.richText ?? [];
  const inserted = runs.filter(({ font }) => font?.underline);
  const deleted = runs.filter(({ font }) => font?.strikethrough);
  expect(inserted.length).toBeGreaterThan(0);
  expect(deleted.length).toBeGreaterThan(0);
  expect(runs.some(({ font }) => font?.underline && font.strikethrough)).toBe(false);
  const said = (list: typeof runs): string =>
    list
      .map(({ text }) => text)
      .join('')
      .replace(/[\s•|]+/g, '');
  const text = (row: number): string => String(sheet.rows[row]?.[5]).replace(/[\s•|]+/g, '');
  expect(said(runs.filter((run) => !deleted.includes(run)))).toBe(text(2));
  expect(said(runs.filter((run) => !inserted.includes(run)))).toBe(text(1));
});

/** The parts of the file as any program finds them, read without the library that wrote them. */
function partsOf(file: Uint8Array): Record<string, string> {
  const parts = Object.entries(unzipSync(file)).map(([name, bytes]) => [name, strFromU8(bytes)]);
  return Object.fromEntries(parts);
}

test('the file itself says what is struck, underlined, linked and frozen, to any program that opens it', async () => {
  const parts = partsOf((await navigate(['ON', 'BC'].map(idOf), owner.token)).rawPayload);
  const sheet = parts['xl/worksheets/sheet1.xml'] ?? '';
  const textOfCell = (reference: string): string => {
    const [, attributes = '', inner = ''] =
      new RegExp(`<c r="${reference}"([^>]*)>(.*?)</c>`, 's').exec(sheet) ?? [];
    if (!attributes.includes('t="s"')) return inner;
    const shared = (parts['xl/sharedStrings.xml'] ?? '').match(/<si>.*?<\/si>/gs) ?? [];
    return shared[Number(/<v>(\d+)<\/v>/.exec(inner)?.[1])] ?? '';
  };
  const runs = textOfCell('G3').match(/<r>.*?<\/r>/gs) ?? [];
  const has = (run: string, mark: string): boolean => new RegExp(`<${mark}(?:\\s[^>]*)?/>`).test(run);
  const struck = runs.filter((run) => has(run, 'strike'));
  const underlined = runs.filter((run) => has(run, 'u'));
  expect([struck.length > 0, underlined.length > 0]).toEqual([true, true]);
  expect(struck.filter((run) => has(run, 'u'))).toEqual([]);
  for (const run of runs) expect(run).toMatch(/<t(?: xml:space="preserve")?>/);
  const spaced = runs.filter((run) => /<t[^>]*>\s|\s<\/t>/.test(run));
  for (const run of spaced) expect(run).toContain('xml:space="preserve"');

  // Rows as high as their texts: LibreOffice shows one line of a row that does not say.
  for (const row of ['2', '3']) {
    const [, height] = new RegExp(`<row r="${row}"[^>]* ht="([\\d.]+)"`).exec(sheet) ?? [];
    expect(Number(height)).toBeGreaterThan(100);
  }
  expect(sheet).toMatch(/<pane [^>]*ySplit="1"[^>]*state="frozen"/);
  const [, relation = ''] = /<hyperlink [^>]*ref="D2"[^>]*r:id="(\w+)"/.exec(sheet) ?? [];
  const relations = parts['xl/worksheets/_rels/sheet1.xml.rels'] ?? '';
  const target = new RegExp(`<Relationship [^>]*Id="${relation}"[^>]*>`).exec(relations)?.[0];
  expect(target).toMatch(/Target="https:\/\/www\.ontario\.ca\/[^"]*"/);
  expect(target).toContain('TargetMode="External"');
});

test('rows can be filtered, and every law and source has a link of its own', async () => {
  const file = (await navigate(['ON', 'BC'].map(idOf), owner.token)).rawPayload;
  expect(partsOf(file)['xl/worksheets/sheet1.xml']).toContain('<autoFilter ref="A1:K3"');
  const [, links] = (await readXlsx(file, { readStyles: true })).sheets;
  const { sources } = await app.database.db
    .selectFrom('provisions')
    .select('sources')
    .where('id', '=', idOf('ON'))
    .executeTakeFirstOrThrow();
  const targets = [...(links?.cells?.values() ?? [])].flatMap(({ hyperlink }) => hyperlink?.target ?? []);
  const addresses = sources.filter(({ ref }) => ref.startsWith('https:')).map(({ ref }) => ref);
  expect(addresses.length).toBeGreaterThan(0);
  expect(targets).toEqual(expect.arrayContaining(addresses));
});

test('ids out of scope are left out, and none left is a 404', async () => {
  const west = await app.signIn('west@demo.test');
  await sql`update accounts set is_excel_download_enabled = true, is_pdf_download_enabled = true
    where name = 'Prairie Freight'`.execute(app.database.db);
  const response = await navigate(['ON', 'AB', 'QC'].map(idOf), west.token);
  const [sheet] = (await readXlsx(response.rawPayload)).sheets;
  expect(sheet?.rows.slice(1, -3).map((row) => row[1])).toEqual(['Alberta']);
  expect(sheet?.rows.flat().join(' ')).not.toMatch(/Ontario|Quebec/);
  expect((await navigate(['ON', 'QC'].map(idOf), west.token)).statusCode).toBe(404);
  expect((await navigate(['nosuchprovision'], owner.token)).statusCode).toBe(404);
});

test.each([
  ['200 ids', Array.from({ length: 200 }, (_, i) => `p${i}`), 'provs[]'],
  ['none', [], 'provs[]'],
  ['a broken id', ['a%2Fb'], 'provs[].0'],
])('%s: a 400 that names the field', async (_, ids, field) => {
  const response = await navigate(ids, owner.token);
  expect([response.statusCode, Object.keys(response.json().error.fields)]).toEqual([400, [field]]);
  if (ids.length > 1) {
    expect(response.json().error.message).toBe(
      'provs[]: At most 60 provisions fit in one file. Choose fewer.',
    );
  }
});

test('sixty provisions at once, for two people at once', async () => {
  const rows = await sql<{
    id: string;
  }>`select id from provisions where is_published order by id limit 60`.execute(app.database.db);
  const ids = rows.rows.map(({ id }) => id);
  const answers = await Promise.all([navigate(ids, owner.token), navigate([...ids].reverse(), owner.token)]);
  for (const answer of answers) {
    expect(answer.statusCode).toBe(200);
    expect((await readXlsx(answer.rawPayload)).sheets[0]?.rows.length).toBeGreaterThan(61);
  }
});

test('text that is too long, empty, or full of what a sheet cannot hold still makes a file that opens', async () => {
  const set = (code: string, description: string | null) =>
    app.database.db.updateTable('provisions').set({ description }).where('id', '=', idOf(code)).execute();
  await set('ON', `<p>=HYPERLINK("http://evil.test")\u0008\u000B ${'👍 long text '.repeat(10_000)}</p>`);
  await set('BC', null);
  await set('QC', `<p>${'<b>'.repeat(20_000)}deep</p>`);
  const sheet = await sheetOf(['ON', 'BC', 'QC'].map(idOf));
  const long = String(sheet.rows[1]?.[5]);
  expect(long.length).toBeLessThanOrEqual(32_767);
  expect(long).toMatch(/^=HYPERLINK\("http:\/\/evil\.test"\) 👍.* …$/u);
  expect(cell(sheet, 1, 5)?.formula).toBeUndefined();
  expect(sheet.rows[2]?.[5] ?? '').toBe('');
  expect(String(sheet.rows[3]?.[5])).toBe('deep');
});
