import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import type { CalculatorName } from '../../src/features/calculators/calculatorNames.ts';
import { openDatabase } from '../../src/platform/db/open.ts';
import { JURISDICTION_CODES } from '../../src/shared/jurisdictions.ts';
import { databaseWorker, fillDatabase, openApp } from '../appOnLibrary.ts';
import { percentile } from '../timing.ts';

/**
 * What an answer of each calculator costs the server, in one jurisdiction and in all 14: milliseconds of its processor, which hold on
 * a shared machine, and by the clock. Wanted are 50 ms for any calculator.
 */
const ROUNDS = 30;
const WARM_UP = 5;

const CASES: Record<CalculatorName, object> = {
  notice: {
    ...{ firstDay: '2019-03-15', lastDay: '2026-11-30', wages: '1200', weeklyHours: '40' },
    ...{ jobs: 52, staff: 310, payroll: '6400000' },
  },
  finalPay: { lastDay: '2026-11-20', payday: '2026-11-27', periodEnd: '2026-11-22' },
  vacation: { firstDay: '2019-03-15', lastDay: '2026-11-20', wages: '52000' },
  holiday: { holiday: '2026-09-07', firstDay: '2024-01-15', wages: '960', daysOf30: 20, dayWages: '120' },
  leave: { firstDay: '2020-01-01', begins: '2026-11-20' },
  overtime: { weekEnds: '2026-11-21', hours: ['0', '10', '10', '10', '10', '10', '0'], wage: '30' },
  minimumWage: { day: '2026-11-20', paid: '600', hours: '40' },
};

const dataDir = mkdtempSync(path.join(tmpdir(), 'lawleaf-bench-'));
const database = await openDatabase({ databaseUrl: null, dataDir, workerUrl: databaseWorker });
await fillDatabase(database);
const app = await openApp(database);
const headers = await app.signIn('owner@demo.test');

async function measure(name: CalculatorName, jurisdictions: readonly string[]): Promise<string> {
  const call = async (): Promise<void> => {
    const payload = { ...CASES[name], jurisdictions };
    const answer = await app.http.inject({
      method: 'POST',
      url: `/api/calculators/${name}`,
      headers,
      payload,
    });
    if (answer.statusCode !== 200) throw new Error(answer.body);
  };
  for (let i = 0; i < WARM_UP; i += 1) await call();
  const times = { processor: [] as number[], clock: [] as number[] };
  for (let i = 0; i < ROUNDS; i += 1) {
    const [before, began] = [process.cpuUsage(), performance.now()];
    await call();
    const { user, system } = process.cpuUsage(before);
    times.processor.push((user + system) / 1000);
    times.clock.push(performance.now() - began);
  }
  const [processor, clock, best] = [
    percentile(times.processor, 0.5),
    percentile(times.clock, 0.5),
    Math.min(...times.clock),
  ];
  return `processor ${processor.toFixed(1)} ms, clock ${clock.toFixed(1)} ms (best ${best.toFixed(1)})`;
}

try {
  for (const name of Object.keys(CASES) as CalculatorName[]) {
    console.log(`${name}, one jurisdiction: ${await measure(name, ['ON'])}`);
    console.log(`${name}, all 14: ${await measure(name, JURISDICTION_CODES)}`);
  }
} finally {
  await app.close();
  await database.close();
  rmSync(dataDir, { recursive: true, force: true });
}
