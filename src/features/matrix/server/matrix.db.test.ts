import { strFromU8, unzipSync } from 'fflate';
import { readXlsx } from 'hucre/xlsx';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { type TestApp, testApp, type Visitor } from '../../../../test/testApp.ts';
import type { Area, ProvisionGroup } from '../../catalogue/contract.ts';
import type { Matrix } from '../contract.ts';

let app: TestApp;
let owner: Visitor;
let west: Visitor;
let wage: string;
let notice: string;

const groupsOf = async (topic: string): Promise<ProvisionGroup[]> => {
  const areas = (await owner.get('/api/areas/withPrunedTopics')).json<Area[]>();
  const { _id } = areas.flatMap(({ topics }) => topics).find(({ name }) => name === topic) ?? { _id: '' };
  return (await owner.get(`/api/topics/${_id}/provisions`)).json<ProvisionGroup[]>();
};
const idOf = (groups: ProvisionGroup[], name: string): string =>
  groups.find((one) => one.name === name)?.id ?? '';
const matrix = async (visitor: Visitor, query: string): Promise<Matrix> =>
  (await visitor.get(`/api/matrix?${query}`)).json<Matrix>();

beforeAll(async () => {
  app = await testApp();
  owner = await app.signIn('owner@demo.test');
  west = await app.signIn('west@demo.test');
  wage = idOf(await groupsOf('Wages and Payment'), 'Minimum Wage');
  notice = idOf(await groupsOf('Termination of Employment'), 'Individual Termination Notice');
});
afterAll(() => app.close());

describe('the matrix', () => {
  it('has a row for each field and a column for each jurisdiction, with what each cell rests on', async () => {
    const { groups, jurisdictions, on } = await matrix(owner, `groups=${wage},${notice}`);
    expect(jurisdictions).toHaveLength(14);
    expect(on).toBe('2026-11-20');
    const [first] = groups;
    expect(first?.fields[0]).toMatchObject({
      label: 'General minimum wage',
      protects: 'higher',
      unit: 'CAD an hour',
    });
    const ontario = first?.provisions.find(({ jurisdiction }) => jurisdiction === 'ON');
    expect(ontario?.acts.map(({ name }) => name)).toContain('Employment Standards Act, 2000');
    expect(ontario?.values.filter(({ key }) => key === 'generalHourly').length).toBeGreaterThan(3);
    expect(ontario?.verified?.on).toMatch(/^2026-/);
  });

  it('never gives an account a cell of a jurisdiction that it does not have, and says at the field that it has none', async () => {
    const own = west.user.account.selectedJurisdictions;
    expect(own.length).toBeGreaterThan(0);
    const answer = await matrix(west, `groups=${wage}`);
    expect(own).toEqual(expect.arrayContaining(answer.jurisdictions));
    const given = answer.groups.flatMap(({ provisions }) =>
      provisions.map(({ jurisdiction }) => jurisdiction),
    );
    expect(given.length).toBeGreaterThan(0);
    expect(own).toEqual(expect.arrayContaining(given));
    expect((await west.get(`/api/matrix/download?groups=${wage}&format=csv`)).statusCode).toBe(403);
    await app.database.db
      .updateTable('accounts')
      .set({ is_excel_download_enabled: true })
      .where('id', '=', west.user.account.id)
      .execute();
    for (const [path, field] of [
      [`/api/matrix?groups=${wage}&jurisdictions=ON,${own[0]}`, 'jurisdictions'],
      [`/api/matrix/download?groups=${wage}&format=csv&jurisdictions=ON`, 'jurisdictions'],
      [`/api/matrix/download?groups=${wage}&format=csv&home=ON`, 'home'],
    ] as const) {
      const refused = await west.get(path);
      expect(refused.statusCode, path).toBe(400);
      expect(refused.json().error.fields).toEqual({ [field]: 'Your plan does not include Ontario.' });
    }
    const file = await west.get(`/api/matrix/download?groups=${wage}&format=csv`);
    expect(file.statusCode).toBe(200);
    expect(file.body).toContain('"Alberta"');
    expect(file.body).not.toContain('"Ontario"');
  });

  it('says at the field what cannot be asked for', async () => {
    const fieldsOf = async (query: string) =>
      (await owner.get(`/api/matrix?${query}`)).json<{ error: { fields?: Record<string, string> } }>().error
        .fields;
    expect(await fieldsOf('groups=')).toHaveProperty('groups');
    expect(await fieldsOf(`groups=${wage}&jurisdictions=XX`)).toBeDefined();
    expect(await fieldsOf(`groups=${wage}&fields=nothing`)).toEqual({
      fields: 'There is no row “nothing” in these provisions.',
    });
    for (const day of ['1899-12-31', '10000-01-01', '2024-02-30', 'today']) {
      expect(await fieldsOf(`groups=${wage}&on=${day}`), day).toHaveProperty('on');
    }
    expect((await owner.get('/api/matrix?groups=unknown')).statusCode).toBe(404);
  });

  it('is a workbook with real numbers, days and notes, and a CSV that no spreadsheet runs', async () => {
    const answer = await owner.get(
      `/api/matrix/download?groups=${wage},${notice}&format=xlsx&home=ON&jurisdictions=ON,BC,QC`,
    );
    expect(answer.headers['content-disposition']).toContain('compare-2026-11-20.xlsx');
    const book = await readXlsx(answer.rawPayload);
    expect(book.sheets.map(({ name }) => name)).toEqual(
      ['All provisions', 'Minimum Wage', 'Individual Termination Noti', 'Links'].map((name) =>
        expect.stringContaining(name.slice(0, 20)),
      ),
    );
    const [all] = book.sheets;
    expect(all?.rows[1]?.slice(0, 2)).toEqual(['Minimum Wage', 'General minimum wage']);
    expect(all?.rows[1]?.slice(3)).toEqual([18.25, 17.95, expect.any(Number)]);
    const parts = Object.fromEntries(
      Object.entries(unzipSync(answer.rawPayload)).map(([name, part]) => [name, strFromU8(part)]),
    );
    const first = parts['xl/worksheets/sheet1.xml'] ?? '';
    expect(first).toMatch(/<pane [^>]*xSplit="3"[^>]*ySplit="1"[^>]*state="frozen"/);
    expect(first).toMatch(/<autoFilter ref="A1:F\d+"/);
    const second = parts['xl/worksheets/sheet2.xml'] ?? '';
    expect(second).toContain('<hyperlink ');
    expect(second).toMatch(/<autoFilter ref="A1:K\d+"/);
    const noted = Object.entries(parts).filter(([name]) => /comments?\d+\.xml$/.test(name));
    expect(noted.map(([, part]) => part).join('')).toMatch(/Employment Standards Act, 2000, ss? /);
    const csv = await owner.get(`/api/matrix/download?groups=${wage}&format=csv&home=ON&jurisdictions=ON,BC`);
    expect(csv.body).toContain('"Minimum Wage","General minimum wage","British Columbia","18.25"');
    expect(csv.body).toContain('Differs from Ontario');
  });
});
