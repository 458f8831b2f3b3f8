import { strFromU8, unzipSync } from 'fflate';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { type TestApp, testApp, type Visitor } from '../../../../test/testApp.ts';
import { JURISDICTION_CODES } from '../../../shared/jurisdictions.ts';
import { CALCULATORS, type CalculatorName } from '../calculatorNames.ts';
import type { FieldRule } from '../caseRules.ts';
import { RULES } from '../cases.ts';
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

const HOURS = ['8', '8', '8', '8', '8', '0', '0'];
/** A case of each calculator that is answered, and the ends in it that may not lie before their starts. */
const GOOD: Record<
  CalculatorName,
  { entered: Record<string, unknown>; ends: [field: string, early: string][] }
> = {
  notice: { entered: LAID_OFF, ends: [['lastDay', '2019-03-14']] },
  finalPay: {
    entered: { lastDay: '2026-11-13', payday: '2026-11-20', periodEnd: '2026-11-15' },
    ends: [
      ['payday', '2026-11-12'],
      ['periodEnd', '2026-11-12'],
    ],
  },
  vacation: {
    entered: { firstDay: '2024-01-15', lastDay: '2026-11-13', wages: '900' },
    ends: [['lastDay', '2024-01-14']],
  },
  holiday: {
    entered: { holiday: '2026-09-07', firstDay: '2024-01-15', wages: '960' },
    ends: [['holiday', '2024-01-14']],
  },
  leave: { entered: { firstDay: '2024-01-15', begins: '2026-11-13' }, ends: [['begins', '2024-01-14']] },
  overtime: { entered: { weekEnds: '2026-11-14', hours: HOURS, wage: '30' }, ends: [] },
  minimumWage: { entered: { day: '2026-11-13', paid: '100', hours: '5' }, ends: [] },
};

const NO_DAY = ['1899-12-31', '10000-01-01', '2026-02-30', 'tomorrow', ''];
/** What is wrong by its kind: days, pay, hours and numbers of people, whichever calculator asks for them. */
const BAD_OF_KIND: Record<FieldRule['kind'], unknown[]> = {
  day: NO_DAY,
  money: ['-1', '1.200,50', '€1200', '1 200,50 $', '1200.505', 'ten'],
  decimal: ['-1', '7,5', '10000', 'ten'],
  count: [-1, 1.5, 2_000_000, '3'],
  counts: [{ XX: 3 }, { AB: 0 }, 'AB 3'],
  hours: [['25', '0', '0', '0', '0', '0', '0'], ['-1', '0', '0', '0', '0', '0', '0'], HOURS.slice(1)],
  choice: ['another', 3],
  check: ['yes', 1],
};

test.each(CALCULATORS)('%s refuses what no case can be, at the field', async (calculator) => {
  const { entered, ends } = GOOD[calculator];
  const path = `/api/calculators/${calculator}`;
  const asked = { jurisdictions: ['ON'], ...entered };
  const answer = await owner.post(path, asked);
  expect(answer.statusCode, answer.body).toBe(200);
  const bad: [field: string, value: unknown][] = [
    ...Object.entries(RULES[calculator].fields).flatMap(([field, { kind }]) =>
      BAD_OF_KIND[kind].map((value): [string, unknown] => [field, value]),
    ),
    ...ends,
    ...NO_DAY.map((value): [string, unknown] => ['on', value]),
    ['jurisdictions', ['XX']],
    ['jurisdictions', []],
    ['jurisdictions', ['ON', 'ON']],
    ['nonsense', '1'],
  ];
  for (const [field, value] of bad) {
    const refused = await owner.post(path, { ...asked, [field]: value });
    expect([refused.statusCode, `${field} ${value}`]).toEqual([400, `${field} ${value}`]);
    const { fields } = refused.json().error as { fields: Record<string, string> };
    expect(
      Object.keys(fields).map((name) => name.split('.')[0]),
      `${field} ${value}`,
    ).toContain(field);
    for (const words of Object.values(fields)) expect(words).not.toBe('');
  }
});

test.each(CALCULATORS)(
  '%s is not asked of a jurisdiction that the account does not have',
  async (calculator) => {
    const asked = { ...GOOD[calculator].entered, jobsIn: undefined };
    const refused = await west.post(`/api/calculators/${calculator}`, {
      ...asked,
      jurisdictions: ['AB', 'ON'],
    });
    expect(refused.statusCode).toBe(400);
    expect(refused.json().error.fields).toEqual({ jurisdictions: 'Your plan does not include Ontario.' });
  },
);

test('nor are the jobs that end in such a one', async () => {
  const refused = await west.post('/api/calculators/notice', {
    ...LAID_OFF,
    jurisdictions: ['AB'],
    jobsIn: { AB: 3, ON: 52 },
  });
  expect(refused.statusCode).toBe(400);
  expect(refused.json().error.fields).toEqual({ jobsIn: 'Your plan does not include Ontario.' });
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
    [{ ...entered, holiday: '10000-01-01' }, 'holiday'],
    [{ ...entered, hoursWorked: '25', hourly: '20' }, 'hoursWorked'],
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

test('a case of jobs in several jurisdictions is kept as it was written, with the day that was asked for', async () => {
  const reading = { jurisdictions: ['ON', 'AB'], on: '2026-11-30' };
  const { jurisdictions: _, ...written } = { ...LAID_OFF, jobs: undefined, jobsIn: 'ON 52, AB 3' };
  const keep = (who: Visitor, of: object) =>
    who.post('/api/calculations', { name: 'Plants', calculator: 'notice', reading, entered: written, ...of });
  const kept = await keep(owner, {});
  expect(kept.statusCode, kept.body).toBe(201);
  expect(kept.json()).toMatchObject({ reading, entered: { jobsIn: 'ON 52, AB 3', wages: '1200' } });
  for (const on of ['1899-12-31', '10000-01-01', '2026-02-30']) {
    const refused = await keep(owner, { name: on, reading: { ...reading, on } });
    expect([refused.statusCode, Object.keys(refused.json().error.fields)]).toEqual([400, ['reading.on']]);
  }
  const foreign = await keep(west, { reading: { jurisdictions: ['AB'] } });
  expect(foreign.statusCode).toBe(400);
  expect(foreign.json().error.fields).toEqual({ jobsIn: 'Your plan does not include Ontario.' });
  await owner.delete(`/api/calculations/${kept.json().id}`);
});

test('what a person keeps is in the export of their account, and in that of no other', async () => {
  const reading = { jurisdictions: ['AB'], on: '2026-11-30' };
  const entered = { lastDay: '2026-11-13', endedBy: 'employee' };
  const kept = { name: 'Last pay of November', calculator: 'finalPay', reading, entered };
  expect((await west.post('/api/calculations', kept)).statusCode).toBe(201);
  const exported = async (who: Visitor) => {
    const zip = (await who.get(`/api/accounts/${who.user.account.id}/export`)).rawPayload;
    return strFromU8(unzipSync(new Uint8Array(zip))['calculations.json'] ?? new Uint8Array());
  };
  const [line, ...more] = JSON.parse(await exported(west));
  expect(line).toMatchObject({ user: 'west@demo.test', ...kept });
  expect(more).toEqual([]);
  expect(await exported(owner)).not.toContain('Last pay of November');
});
