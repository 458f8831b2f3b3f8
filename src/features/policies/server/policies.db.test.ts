import { strFromU8, unzipSync } from 'fflate';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { type TestApp, testApp, type Visitor } from '../../../../test/testApp.ts';
import type { Provision } from '../../provisions/contract.ts';

let app: TestApp;
let owner: Visitor;
let west: Visitor;
let all: Provision[];

const policiesOf = async (who: Visitor): Promise<Provision[]> =>
  (await who.get('/api/buildReportViaPolicies')).json();

beforeAll(async () => {
  app = await testApp();
  owner = await app.signIn('owner@demo.test');
  west = await app.signIn('west@demo.test');
  all = await policiesOf(owner);
});
afterAll(() => app.close());

const document = (who: Visitor, provisions: unknown) => who.post('/api/policies/document', { provisions });

/** The words of a Word document, paragraph by paragraph. */
function wordsOf(file: Buffer): string {
  const parts = unzipSync(new Uint8Array(file));
  const xml = strFromU8(parts['word/document.xml'] ?? new Uint8Array());
  return xml
    .replace(/<\/w:p>/g, '\n')
    .replace(/<[^>]+>/g, '')
    .replaceAll('&apos;', "'")
    .replaceAll('&quot;', '"')
    .replaceAll('&amp;', '&');
}

describe('policies', () => {
  test('are the provisions with policy language that the account may see', async () => {
    expect(all.length).toBeGreaterThan(100);
    expect(all.filter(({ policy }) => !policy)).toEqual([]);
    const few = await policiesOf(west);
    const expected = all.filter(
      ({ jurisdiction, area }) =>
        ['AB', 'SK', 'FED'].includes(jurisdiction) && west.user.account.selectedAreas.includes(area.id),
    );
    expect(few.map(({ id }) => id)).toEqual(expected.map(({ id }) => id));
    expect(few.length).toBeGreaterThan(0);
  });

  test('that are not published are for staff', async () => {
    const [first] = all;
    if (!first) throw new Error('There are no policies.');
    const { db } = app.database;
    const row = db.updateTable('provisions').where('id', '=', first.id);
    await row.set({ is_published: false }).execute();
    const staff = await app.signIn('editor@demo.test');
    const has = async (who: Visitor) => (await policiesOf(who)).some(({ id }) => id === first.id);
    const seen = [await has(owner), await has(staff)];
    await row.set({ is_published: true }).execute();
    expect(seen).toEqual([false, true]);
  });
});

describe('the document of policies', () => {
  test('holds those chosen, with their sources, in the order given', async () => {
    const chosen = [all[3], all[0]] as [Provision, Provision];
    const answer = await document(
      owner,
      chosen.map(({ id }) => id),
    );
    expect(answer.statusCode).toBe(200);
    expect(answer.headers['content-disposition']).toContain('policies.docx');
    const words = wordsOf(answer.rawPayload);
    const at = chosen.map(({ name, jurisdictionName }) => words.indexOf(`${name}: ${jurisdictionName}`));
    expect(at[0]).toBeGreaterThan(0);
    expect(at[1]).toBeGreaterThan(at[0] ?? 0);
    expect(words).toContain('Sample policies');
    for (const { textPolicy, acts } of chosen) {
      for (const line of (textPolicy ?? '').split('\n').filter((text) => /^[A-Z][^|]{40,}$/.test(text)))
        expect(words).toContain(line);
      if (acts[0]) expect(words).toContain(acts[0].name);
    }
  });

  test('leaves out what the account may not see, and is a 404 when that is all', async () => {
    const foreign = all.find(({ jurisdiction }) => jurisdiction === 'QC')?.id ?? '';
    expect((await document(west, [foreign])).statusCode).toBe(403);
    const trial = await app.signIn('admin@demo.test');
    expect((await document(trial, ['nothing'])).statusCode).toBe(404);
    for (const wrong of [[], 'x', ['a/b'], Array(201).fill('x')]) {
      const answer = await document(owner, wrong);
      expect([answer.statusCode, Object.keys(answer.json().error.fields)[0]]).toEqual([
        400,
        expect.stringContaining('provisions'),
      ]);
    }
  });

  test('of as many as fit is made in a few seconds', async () => {
    const began = performance.now();
    const answer = await document(
      owner,
      all.slice(0, 200).map(({ id }) => id),
    );
    expect(answer.statusCode).toBe(200);
    expect(performance.now() - began).toBeLessThan(8_000);
  });
});
