import { existsSync, readFileSync } from 'node:fs';
import path from 'node:path';
// @ts-expect-error it comes without types
import { JSDOM } from 'jsdom';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { statuteFile } from '../../../../test/statuteFile.ts';
import { type TestApp, testApp, type Visitor } from '../../../../test/testApp.ts';

/** Real statutes lie beside the repository, never in it. */
const SHARED = path.resolve('../shared/content/federal-xml');
const hasShared = existsSync(SHARED);
if (!hasShared)
  console.warn('The official files are not there (../shared/content/federal-xml): those tests are left out.');

let app: TestApp;
let editor: Visitor;
let owner: Visitor;
beforeAll(async () => {
  app = await testApp();
  editor = await app.signIn('editor@demo.test');
  owner = await app.signIn('owner@demo.test');
});
afterAll(() => app.close());

const send = (who: Visitor, payload: string | Buffer, headers: Record<string, string> = {}) =>
  app.http.inject({
    method: 'POST',
    url: '/api/staff/statutes/files',
    headers: { authorization: `Bearer ${who.token}`, 'content-type': 'application/octet-stream', ...headers },
    payload,
  });
const query = async <Row>(text: string, values: unknown[] = []): Promise<Row[]> =>
  (await app.database.pool.query(text, values)).rows as Row[];
const filesKept = async () => (await query<{ n: string }>('select count(*) as n from statute_files'))[0]?.n;

/** Another act of the library, for texts of our own: its address, and two provisions that cite it. */
async function anAct() {
  const number = 'L-2';
  const [act] = await query<{ id: string; url: string }>(
    `select id, url from acts where url like '%/eng/acts/L-2/' order by name limit 1`,
  );
  const [one, two, three] = await query<{ id: string }>(
    `select id from provisions where is_published and jurisdiction = 'FED' order by id limit 3`,
  );
  const ids = [one, two, three].map((row) => row?.id ?? '');
  await query('delete from provision_acts');
  await query('delete from provision_regulations');
  await query('update provision_values set cites = null');
  await query(
    `update provisions set sources = '[{"type": "official-page", "ref": "https://www.canada.ca/"}]'`,
  );
  for (const [i, sections] of ['ss 10, 12(1)', 's 11', null].entries()) {
    await query('insert into provision_acts (provision_id, act_id, sections, sort) values ($1, $2, $3, 0)', [
      ids[i],
      act?.id,
      sections,
    ]);
  }
  return { number, act: act?.id ?? '', address: act?.url ?? '', ids };
}

const text = (ten: string) => [
  { label: '10', note: 'Hours', lines: [`(1) ${ten}`, '(2) It may be averaged.'] },
  { label: '11', lines: ['Meals are free.'] },
  { label: '12', lines: ['Pay is due on Fridays.'] },
];
const shown = async (id: string) => (await owner.get(`/api/provisions/${id}`)).json().sourceChangedOn;

describe.runIf(hasShared)('the official files', () => {
  const file = (name: string) => readFileSync(path.join(SHARED, name));

  /** Reads the sections of a file in another way: as a document, without what is no law, and without any space. */
  function sectionsOf(name: string): Map<string, string> {
    const { document } = new JSDOM(file(name).toString('utf8').replace('\ufeff', ''), {
      contentType: 'application/xml',
    }).window;
    const found = new Map<string, string>();
    for (const one of document.querySelectorAll('Body > Section, Body > * > Section')) {
      if (one.closest('Schedule, AmendedText, RelatedOrNotInForce')) continue;
      const label = [...one.children].find(({ tagName }) => tagName === 'Label');
      const copy = one.cloneNode(true) as Element;
      for (const gone of copy.querySelectorAll(
        'HistoricalNote, MarginalNote, Footnote, FootnoteRef, Note, ReaderNote, OriginatingRef',
      )) {
        gone.remove();
      }
      found.set(
        label?.textContent?.replace('*', '').trim() ?? '',
        copy.textContent?.replace(/[\s|]+/g, '') ?? '',
      );
    }
    return found;
  }

  /** The sections that a citation names, found by walking the sections of both files in their order. */
  function namedBy(sections: string, order: readonly string[]): Set<string> {
    const named = new Set<string>();
    for (const run of sections.replace(/\bss? /g, '').split(/[;,]\s*/)) {
      const [from = '', to = from] = run.replace(/\([^)]*\)/g, '').split(/\s*(?:-|–| to )\s*/);
      const [first, last] = [order.indexOf(from), order.indexOf(to)];
      if (first >= 0 && last >= first) for (const label of order.slice(first, last + 1)) named.add(label);
    }
    return named;
  }

  test.each([
    ...(process.env.LONG === '1'
      ? [['canada-labour-code', '2021-01-01', '2025-12-12', 'eng/acts/L-2/']]
      : []),
    ['canada-labour-code', '2024-02-01', '2025-12-12', 'eng/acts/L-2/'],
    ['canada-labour-standards-regulations', '2022-12-01', '2026-04-23', 'eng/regulations/C.R.C.,_c._986/'],
  ])(
    '%s, %s to %s: exactly the provisions whose cited sections changed are listed',
    async (slug, from, to, address) => {
      await query('delete from statute_files');
      const began = Date.now();
      expect((await send(editor, file(`${slug}@${from}.xml`))).json()).toMatchObject({
        asOf: from,
        changed: null,
      });
      const imported = (await send(editor, file(`${slug}@${to}.xml`))).json();
      const took = (Date.now() - began) / 2;
      console.log(
        `${slug}@${to}: ${Math.round(took)} ms, ${imported.sections} sections, ${JSON.stringify(imported.changed)}`,
      );
      expect(took).toBeLessThan(10_000);

      const [before, after] = [sectionsOf(`${slug}@${from}.xml`), sectionsOf(`${slug}@${to}.xml`)];
      const changed = new Set(
        [...before.keys(), ...after.keys()].filter((label) => before.get(label) !== after.get(label)),
      );
      // A section that is new stands where the newer file has it; one that is gone where the older had it.
      const order = [...after.keys()];
      for (const [i, label] of [...before.keys()].entries()) {
        if (!after.has(label)) order.splice(order.indexOf([...before.keys()][i - 1] ?? '') + 1, 0, label);
      }
      const citing = await query<{ provision_id: string; sections: string }>(
        `select provision_id, sections from provision_acts l join acts i on i.id = l.act_id where i.url like '%' || $1
       union all select provision_id, sections from provision_regulations l join regulations i on i.id = l.regulation_id where i.url like '%' || $1
       union all select v.provision_id, c ->> 'sections' from provision_values v cross join lateral jsonb_array_elements(v.cites) c
         join (select key, url from acts union all select key, url from regulations) i on i.key = c ->> 'id' where i.url like '%' || $1`,
        [address],
      );
      const expected = new Set(
        citing
          .filter(
            ({ sections }) => sections && [...namedBy(sections, order)].some((label) => changed.has(label)),
          )
          .map(({ provision_id }) => provision_id),
      );
      const opened = (await editor.get(`/api/staff/statutes/changes/${imported.changed.changeId}`)).json();
      const listed = opened.provisions.filter(({ isPassage }: { isPassage: boolean }) => isPassage);
      expect(new Set(listed.map(({ id }: { id: string }) => id))).toEqual(expected);
      expect(expected.size).toBeGreaterThan(0);
      expect(expected.size).toBeLessThan(new Set(citing.map(({ provision_id }) => provision_id)).size);
      const plain = opened.sections.filter(({ label }: { label: string }) => !/^(?:SCHEDULE|$)/.test(label));
      expect(new Set(plain.map(({ label }: { label: string }) => label))).toEqual(
        new Set([...changed].filter(Boolean)),
      );
      expect(
        opened.sections.every(({ redline }: { redline: { changes: number } }) => redline.changes > 0),
      ).toBe(true);
    },
  );
});

describe('a newer text', () => {
  test('lists who cites a changed section, tells their readers, and is worked off when they are read', async () => {
    await query('delete from statute_files');
    const { ids, act, address } = await anAct();
    const [one = '', two = '', three = ''] = ids;
    expect((await send(editor, statuteFile('2026-01-01', text('Eight hours a day.')))).json()).toMatchObject({
      ...{ title: 'Canada Labour Code', sections: 3, isKnown: false, changed: null },
      instruments: expect.arrayContaining([expect.stringContaining('Canada Labour Code (Part III)')]),
    });
    expect(
      (await send(editor, statuteFile('2025-01-01', text('Nine hours a day.')))).json().changed,
    ).toBeNull();
    const newer = (await send(editor, statuteFile('2026-11-15', text('Seven hours a day.')))).json();
    expect(newer.changed).toMatchObject({ since: '2026-01-01', sections: 1, provisions: 1 });
    expect([await shown(one), await shown(two), await shown(three)]).toEqual(['2026-11-15', null, null]);
    expect((await send(editor, statuteFile('2026-11-15', text('Seven hours a day.')))).json().isKnown).toBe(
      true,
    );

    const [change] = (await editor.get('/api/staff/statutes/changes')).json();
    expect(change).toMatchObject({
      address,
      from: '2026-01-01',
      to: '2026-11-15',
      sections: 1,
      provisions: 1,
    });
    const opened = (await editor.get(`/api/staff/statutes/changes/${change.id}`)).json();
    expect(opened.sections).toMatchObject([
      { label: '10', note: 'Hours', kind: 'amended', redline: { changes: 1 } },
    ]);
    const isPassage = (id: string) =>
      opened.provisions.find((row: { id: string }) => row.id === id)?.isPassage;
    expect([isPassage(one), isPassage(two), isPassage(three)]).toEqual([true, false, false]);

    const cited = (await editor.get(`/api/staff/statutes/cited/${one}`)).json();
    expect(cited).toMatchObject([
      { instrument: { id: act }, sections: 'ss 10, 12(1)', asOf: '2026-11-15', isCut: false },
    ]);
    expect(cited[0].texts.map(({ label }: { label: string }) => label)).toEqual(['10', '12']);
    expect(cited[0].texts[0].versions).toEqual([
      { from: '2026-11-15', until: null, body: '(1) Seven hours a day.\n(2) It may be averaged.' },
      { from: '2026-01-01', until: '2026-11-15', body: '(1) Eight hours a day.\n(2) It may be averaged.' },
      { from: '2025-01-01', until: '2026-01-01', body: '(1) Nine hours a day.\n(2) It may be averaged.' },
    ]);
    expect((await editor.get(`/api/staff/statutes/instruments/${act}`)).json()).toMatchObject({
      files: [{ asOf: '2026-11-15' }, { asOf: '2026-01-01' }, { asOf: '2025-01-01' }],
      sections: [{ label: '10', mark: 'amended' }, { mark: 'same' }, { mark: 'same' }],
    });

    const read = (version: number, provisionIds: string[]) =>
      editor.post(`/api/staff/statutes/changes/${change.id}/readAgain`, { version, provisionIds });
    expect((await read(opened.version + 1, [one])).json().error.code).toBe('stale_source');
    expect((await read(opened.version, ['nobody'])).statusCode).toBe(400);
    expect((await read(opened.version, [one])).json()).toEqual({ isDone: true });
    expect(await shown(one)).toBeNull();
    expect((await owner.get(`/api/provisions/${one}`)).json()).toMatchObject({
      verification: 'official-text',
      verified: { on: '2026-11-20', date: '2026-11-15', url: address },
    });
    expect((await editor.get('/api/staff/statutes/changes')).json()).toEqual([]);
    expect((await read(opened.version, [one])).statusCode).toBe(404);

    // Read as of that day: a text of it tells nobody again; a newer one does.
    const again = (await send(editor, statuteFile('2026-11-18', text('Six hours a day.')))).json();
    expect(await shown(one)).toBe('2026-11-18');
    const { version } = (await editor.get(`/api/staff/statutes/changes/${again.changed.changeId}`)).json();
    const closed = await editor.post(`/api/staff/statutes/changes/${again.changed.changeId}/close`, {
      version,
    });
    expect(closed.statusCode).toBe(200);
    expect(await shown(one)).toBeNull();
  });

  test('that is broken leaves nothing, and members see none of it', async () => {
    const kept = await filesKept();
    const whole = statuteFile('2027-01-01', text('Five hours a day.'));
    expect((await send(editor, whole.slice(0, -30))).statusCode).toBe(400);
    expect((await send(editor, `<!DOCTYPE x>${whole}`)).json().error.fields.file).toMatch(/document type/);
    expect(
      (await send(editor, whole, { 'content-type': 'application/json' })).statusCode,
    ).toBeGreaterThanOrEqual(400);
    expect((await send(owner, whole)).statusCode).toBe(403);
    expect(await filesKept()).toBe(kept);
  });
});
