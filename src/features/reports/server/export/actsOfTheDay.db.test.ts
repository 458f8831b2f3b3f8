import { strFromU8, unzipSync } from 'fflate';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { pdfText } from '../../../../../test/pdfText.ts';
import { type TestApp, testApp, type Visitor } from '../../../../../test/testApp.ts';
import type { Answers } from '../../../calculators/contract.ts';

/** Prince Edward Island's Act of 2024 took the place of the former one on this day. */
const BEGINS = '2026-06-30';
const THE_DAY_BEFORE = '2026-06-29';
const PRESENT = 'Employment Standards Act (2024)';
const FORMER_SAYS = 'the act of that day; its sections are not kept';
const KEY = 'employment-standards/termination-of-employment/individual-termination-notice';

let app: TestApp;
let owner: Visitor;
let group: string;
let report: string;

beforeAll(async () => {
  app = await testApp();
  owner = await app.signIn('owner@demo.test');
  const provision = await app.database.db
    .selectFrom('provisions')
    .innerJoin('provision_groups', 'provision_groups.id', 'provisions.provision_group_id')
    .select(['provisions.id', 'provision_groups.id as group'])
    .where('provision_groups.key', '=', KEY)
    .where('provisions.jurisdiction', '=', 'PE')
    .executeTakeFirstOrThrow();
  group = provision.group;
  const answer = await owner.post('/api/reports', { name: 'Island', provisions: [provision.id] });
  report = answer.json().id;
});
afterAll(() => app.close());

/** All words of the XML parts of a zipped office file. */
const officeWords = (file: Buffer): string =>
  Object.entries(unzipSync(file))
    .filter(([name]) => name.endsWith('.xml'))
    .map(([, part]) => strFromU8(part).replace(/<[^>]+>/g, ' '))
    .join(' ')
    .replace(/\s+/g, ' ');

/** What each place of the product says of the law of Prince Edward Island on a day. */
const PLACES: [name: string, words: (on: string) => Promise<string>][] = [
  [
    'a report on its page',
    async (on) => (await owner.get(`/api/reports/${report}/provisions?on=${on}`)).body,
  ],
  ...(['docx', 'xlsx'] as const).map((format): [string, (on: string) => Promise<string>] => [
    `a report as ${format}`,
    async (on) =>
      officeWords((await owner.get(`/api/reports/${report}/download?format=${format}&on=${on}`)).rawPayload),
  ]),
  [
    'a report as pdf',
    async (on) =>
      pdfText((await owner.get(`/api/reports/${report}/download?format=pdf&on=${on}`)).rawPayload),
  ],
  [
    'the matrix',
    async (on) => (await owner.get(`/api/matrix?groups=${group}&jurisdictions=PE&on=${on}`)).body,
  ],
  [
    'the matrix as Excel',
    async (on) =>
      officeWords(
        (await owner.get(`/api/matrix/download?groups=${group}&jurisdictions=PE&format=xlsx&on=${on}`))
          .rawPayload,
      ),
  ],
  [
    'the matrix as CSV',
    async (on) =>
      (await owner.get(`/api/matrix/download?groups=${group}&jurisdictions=PE&format=csv&on=${on}`)).body,
  ],
  [
    'a calculator',
    async (on) => {
      const asked = {
        jurisdictions: ['PE'],
        firstDay: '2016-01-04',
        lastDay: on,
        wages: '1200',
        weeklyHours: '40',
      };
      const { answers } = (await owner.post('/api/calculators/notice', asked)).json<Answers>();
      return JSON.stringify(answers[0]?.parts);
    },
  ],
];

/** Without spaces, as the words of a PDF are read. */
const dense = (words: string): string => words.replace(/\s/g, '');

describe('the act of that day is cited, and not the one that began later', () => {
  test.each(PLACES)('by %s', async (_, words) => {
    const before = dense(await words(THE_DAY_BEFORE));
    expect(before).toContain(dense('Employment Standards Act'));
    expect(before).not.toContain(dense(PRESENT));
    const after = dense(await words(BEGINS));
    expect(after).toContain(dense(PRESENT));
    expect(after).not.toContain(dense(FORMER_SAYS));
  });

  test('and a file says that its sections are not kept', async () => {
    for (const format of ['docx', 'xlsx'] as const) {
      const file = await owner.get(`/api/reports/${report}/download?format=${format}&on=${THE_DAY_BEFORE}`);
      expect(officeWords(file.rawPayload), format).toContain(FORMER_SAYS);
    }
  });
});
