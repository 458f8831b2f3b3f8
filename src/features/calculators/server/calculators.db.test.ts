import { afterAll, beforeAll, expect, test } from 'vitest';
import { type TestApp, testApp, type Visitor } from '../../../../test/testApp.ts';
import { JURISDICTION_CODES } from '../../../shared/jurisdictions.ts';
import type { Answers } from '../contract.ts';
import type { LawOfPlace } from '../engine/law.ts';

let app: TestApp;
let owner: Visitor;
let west: Visitor;
let trial: Visitor;
const logged: string[] = [];

beforeAll(async () => {
  app = await testApp({ logTo: (line) => void logged.push(line) });
  [owner, west, trial] = (await Promise.all(
    ['owner', 'west', 'trial'].map((name) => app.signIn(`${name}@demo.test`)),
  )) as [Visitor, Visitor, Visitor];
});
afterAll(() => app.close());

const LAID_OFF = {
  jurisdictions: ['ON', 'AB'],
  firstDay: '2019-03-15',
  lastDay: '2026-11-30',
  wages: '1200',
  jobs: 52,
  jobsIn: { AB: 3 },
  staff: 310,
  payroll: '6400000',
};

test('52 people in Ontario and 3 in Alberta: each by its own law, and every figure with its section', async () => {
  const answer = await owner.post('/api/calculators/notice', LAID_OFF);
  expect(answer.statusCode).toBe(200);
  const { on, answers } = answer.json<Answers>();
  expect(on).toBe('2026-11-30');
  expect(
    answers.map(({ jurisdiction, figures }) => [jurisdiction, figures.totalCents, figures.allEmployeesCents]),
  ).toEqual([
    ['ON', 1_880_000, 97_760_000],
    ['AB', 600_000, 1_800_000],
  ]);
  for (const { parts, grounds } of answers)
    for (const step of parts.flatMap(({ steps }) => steps)) {
      if (step.key === 'service') continue;
      expect(step.basis.length, step.key).toBeGreaterThan(0);
      for (const { provisionId } of step.basis) expect(grounds.map(({ id }) => id)).toContain(provisionId);
    }
  expect(JSON.stringify(answers[0]?.grounds)).toMatch(/Employment Standards|verification/);
});

test('is asked of the jurisdictions of the account alone, and says which field was wrong', async () => {
  const refused = await west.post('/api/calculators/notice', { ...LAID_OFF, jurisdictions: ['AB', 'ON'] });
  expect(refused.statusCode).toBe(400);
  expect(refused.json().error.fields).toEqual({ jurisdictions: 'Your plan does not include Ontario.' });
  expect(
    (await west.post('/api/calculators/notice', { ...LAID_OFF, jurisdictions: ['AB'] })).statusCode,
  ).toBe(200);
  for (const [body, field] of [
    [{ lastDay: '2019-03-14' }, 'lastDay'],
    [{ wages: '-1' }, 'wages'],
    [{ wages: '1.234,56' }, 'wages'],
    [{ firstDay: '10000-01-01' }, 'firstDay'],
    [{ jurisdictions: ['XX'] }, 'jurisdictions.0'],
    [{ weekday: 1 }, 'weekday'],
  ] as const) {
    const answer = await owner.post('/api/calculators/notice', { ...LAID_OFF, ...body });
    expect(answer.statusCode).toBe(400);
    expect(Object.keys(answer.json().error.fields)).toContain(field);
  }
});

test('a trial gets the laws of its own jurisdiction, and nobody those of others', async () => {
  const laws = (await trial.get('/api/calculators/notice/laws')).json<LawOfPlace[]>();
  expect(laws).toHaveLength(1);
  const of = async (who: Visitor) =>
    (await who.get('/api/calculators/notice/laws'))
      .json<LawOfPlace[]>()
      .map(({ jurisdiction }) => jurisdiction);
  expect(await of(owner)).toHaveLength(14);
  expect(await of(west)).not.toContain('ON');
  expect((await west.get('/api/calculators/notice/laws?jurisdictions=ON')).statusCode).toBe(400);
});

const NOT_A_DAY = ['1899-12-31', '10000-01-01', '2026-02-30', 'tomorrow', ''];
const NO_PAY = ['-1', '1.200,50', '€1200', '1200.505'];
const BAD: [calculator: string, good: object, field: string, bad: unknown[]][] = [
  ['finalPay', { lastDay: '2026-11-13' }, 'lastDay', NOT_A_DAY],
  ['finalPay', { lastDay: '2026-11-13' }, 'payday', ['2026-11-12']],
  [
    'vacation',
    { firstDay: '2024-01-15', lastDay: '2026-11-13', wages: '900' },
    'lastDay',
    [...NOT_A_DAY, '2024-01-14'],
  ],
  ['vacation', { firstDay: '2024-01-15', lastDay: '2026-11-13', wages: '900' }, 'wages', NO_PAY],
  [
    'holiday',
    { holiday: '2026-09-07', firstDay: '2024-01-15', wages: '960' },
    'holiday',
    [...NOT_A_DAY, '2024-01-14'],
  ],
  [
    'holiday',
    { holiday: '2026-09-07', firstDay: '2024-01-15', wages: '960' },
    'hoursWorked',
    ['25', '-1', '7,5'],
  ],
  ['holiday', { holiday: '2026-09-07', firstDay: '2024-01-15', wages: '960' }, 'wages', NO_PAY],
  [
    'overtime',
    { weekEnds: '2026-11-14', hours: ['8', '8', '8', '8', '8', '0', '0'], wage: '30' },
    'weekEnds',
    NOT_A_DAY,
  ],
  [
    'overtime',
    { weekEnds: '2026-11-14', hours: ['8', '8', '8', '8', '8', '0', '0'], wage: '30' },
    'wage',
    NO_PAY,
  ],
  [
    'overtime',
    { weekEnds: '2026-11-14', wage: '30' },
    'hours',
    [
      ['25', '0', '0', '0', '0', '0', '0'],
      ['-1', '0', '0', '0', '0', '0', '0'],
    ],
  ],
  ['minimumWage', { day: '2026-11-13', paid: '100', hours: '5' }, 'day', NOT_A_DAY],
  ['minimumWage', { day: '2026-11-13', paid: '100', hours: '5' }, 'paid', NO_PAY],
  ['leave', { firstDay: '2024-01-15', begins: '2026-11-13' }, 'begins', [...NOT_A_DAY, '2024-01-14']],
  ['notice', LAID_OFF, 'on', ['1899-12-31', '10000-01-01', '2026-02-30']],
  ['notice', LAID_OFF, 'nonsense', ['1']],
];

test('every calculator refuses what no case can be, at the field', async () => {
  for (const [calculator, good, field, bad] of BAD) {
    for (const value of bad) {
      const answer = await owner.post(`/api/calculators/${calculator}`, {
        jurisdictions: ['ON'],
        ...good,
        [field]: value,
      });
      expect([answer.statusCode, `${calculator} ${field} ${value}`]).toEqual([400, expect.anything()]);
      const fields = Object.keys(answer.json().error.fields).map((name) => name.split('.')[0]);
      expect(fields, `${calculator} ${field} ${value}`).toContain(field);
    }
    if (field === 'nonsense' || field === 'hours') continue;
    const answer = await owner.post(`/api/calculators/${calculator}`, { jurisdictions: ['ON'], ...good });
    expect([answer.statusCode, calculator]).toEqual([200, calculator]);
  }
});

test('what is entered is in no line of the log, and in no address', async () => {
  logged.length = 0;
  const secret = { ...LAID_OFF, wages: '8123.45', payroll: '7654321' };
  expect((await owner.post('/api/calculators/notice', secret)).statusCode).toBe(200);
  expect((await owner.post('/api/calculators/notice', { ...secret, wages: '-8123.45' })).statusCode).toBe(
    400,
  );
  const lines = logged.join('\n');
  expect(lines).toContain('/api/calculators/notice');
  for (const word of ['8123', '7654321', '2019-03-15']) expect(lines).not.toContain(word);
});

test('all jurisdictions side by side are answered in 50 ms', async () => {
  const all = { ...LAID_OFF, jurisdictions: JURISDICTION_CODES };
  let best = Number.POSITIVE_INFINITY;
  // On a machine that does other work, too, one of many says what it takes.
  for (let run = 0; run < 40 && best >= 50; run += 1) {
    const start = performance.now();
    expect((await owner.post('/api/calculators/notice', all)).statusCode).toBe(200);
    best = Math.min(best, performance.now() - start);
  }
  expect(best).toBeLessThan(50);
});

test('a calculation is kept by a name, its entries only where they are sent, and belongs to its person alone', async () => {
  const reading = { jurisdictions: ['QC'], on: '2026-09-07' };
  const entered = { holiday: '2026-09-07', firstDay: '2024-01-15', wages: '960' };
  const bare = await owner.post('/api/calculations', { name: 'Labour Day', calculator: 'holiday', reading });
  expect(bare.statusCode).toBe(201);
  expect(bare.json()).toMatchObject({ name: 'Labour Day', entered: null });
  const taken = await owner.post('/api/calculations', { name: 'labour day', calculator: 'holiday', reading });
  expect(taken.statusCode).toBe(409);
  const whole = await owner.post('/api/calculations', {
    name: 'Both',
    calculator: 'holiday',
    reading,
    entered,
  });
  expect(whole.json().entered).toEqual(entered);
  for (const [wrong, field] of [
    [{ ...entered, wages: '-3' }, 'wages'],
    [{ ...entered, employee: 'Dana' }, 'employee'],
    [{ ...entered, holiday: '2023-01-01' }, 'holiday'],
  ] as const) {
    const answer = await owner.post('/api/calculations', {
      name: 'Wrong',
      calculator: 'holiday',
      reading,
      entered: wrong,
    });
    expect(answer.statusCode).toBe(400);
    expect(Object.keys(answer.json().error.fields)).toEqual([field]);
  }
  const { id } = whole.json();
  expect((await west.get('/api/calculations')).json()).toEqual([]);
  expect((await west.patch(`/api/calculations/${id}`, { name: 'Mine' })).statusCode).toBe(404);
  expect((await west.delete(`/api/calculations/${id}`)).statusCode).toBe(404);
  expect(
    (await west.post('/api/calculations', { name: 'QC', calculator: 'holiday', reading })).statusCode,
  ).toBe(400);
  expect((await owner.patch(`/api/calculations/${id}`, { name: 'Renamed' })).json().name).toBe('Renamed');
  await owner.delete(`/api/calculations/${id}`);
  expect((await owner.get('/api/calculations')).json()).toHaveLength(1);
});
