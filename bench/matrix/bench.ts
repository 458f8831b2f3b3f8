import { type Browser, chromium } from '@playwright/test';
import { findBrowser } from '../../test/findBrowser.ts';
import { startProductionServer } from '../productionServer.ts';
import { percentile, timed } from '../timing.ts';

/**
 * How soon a matrix of about 20 fields in 14 jurisdictions can be used on a processor slowed four times, from the navigation to the
 * frame after its last cell; and what a topic on a past day costs the server beside the same topic today, taken in turns.
 */
const PORT = 4733;
const RUNS = 7;
const ROUNDS = 60;
const FIELDS = 20;
const ON = '2024-03-01';

interface Named {
  id: string;
  name: string;
}

const server = await startProductionServer(PORT);

const token = await server.signIn('owner@demo.test');
const headers = { authorization: `Bearer ${token}`, 'content-type': 'application/json' };
const get = async <T>(path: string): Promise<T> =>
  (await (await fetch(`${server.base}${path}`, { headers })).json()) as T;

/** The groups of the topic of terminations, and as many of them as have about 20 fields. */
async function groups(): Promise<{ all: string[]; shown: string[] }> {
  const areas = await get<{ topics: { _id: string; name: string }[] }[]>('/api/areas/withPrunedTopics');
  const topic = areas
    .flatMap(({ topics }) => topics)
    .find(({ name }) => name === 'Termination of Employment');
  const all = (await get<Named[]>(`/api/topics/${topic?._id}/provisions`)).map(({ id }) => id);
  const shown: string[] = [];
  let fields = 0;
  for (const id of all) {
    if (fields >= FIELDS) break;
    const { groups: found } = await get<{ groups: { fields: unknown[] }[] }>(`/api/matrix?groups=${id}`);
    fields += found[0]?.fields.length ?? 0;
    shown.push(id);
  }
  console.log(`matrix: ${fields} fields of ${shown.length} provisions in 14 jurisdictions`);
  return { all, shown };
}

/** Milliseconds from navigation until the cells stand and the next frame could answer a key. */
async function usable(browser: Browser, shown: readonly string[]): Promise<number> {
  const context = await browser.newContext({ baseURL: server.base, viewport: { width: 1280, height: 900 } });
  const page = await context.newPage();
  await page.addInitScript((value) => localStorage.setItem('token', value), token);
  const session = await context.newCDPSession(page);
  await session.send('Emulation.setCPUThrottlingRate', { rate: 4 });
  await page.goto(`/m/compare?groups=${shown.join(',')}`, { waitUntil: 'commit' });
  // As text: the loader that runs this file would leave names in a function that the page does not have.
  const took = await page.evaluate<number>(`new Promise((resolve) => {
    const look = () => document.querySelector('td[data-cell]')
      ? requestAnimationFrame(() => setTimeout(() => resolve(performance.now()), 0))
      : requestAnimationFrame(look);
    look();
  })`);
  await context.close();
  return took;
}

try {
  const { all, shown } = await groups();
  const read = (on?: string) =>
    fetch(`${server.base}/api/buildReport`, {
      method: 'POST',
      headers,
      body: JSON.stringify({ provisions: all, jurisdictions: [], ...(on ? { on } : {}) }),
    }).then((answer) => answer.arrayBuffer());
  const first = await timed(() => read(ON));
  const times = { today: [] as number[], past: [] as number[] };
  for (let i = 0; i < ROUNDS; i += 1) {
    times.today.push(await timed(() => read()));
    times.past.push(await timed(() => read(ON)));
  }
  const [today, then] = [percentile(times.today, 0.5), percentile(times.past, 0.5)];
  console.log(
    `a topic today ${today.toFixed(1)} ms, on ${ON} ${then.toFixed(1)} ms: ${(then / today).toFixed(2)} times; a day read first ${first.toFixed(0)} ms`,
  );
  const browser = await chromium.launch(await findBrowser());
  const runs: number[] = [];
  for (let i = 0; i < RUNS; i += 1) runs.push(await usable(browser, shown));
  console.log(
    `matrix usable on a processor slowed 4 times: median ${Math.round(percentile(runs, 0.5))} ms, best ${Math.round(Math.min(...runs))} ms of ${RUNS}`,
  );
  await browser.close();
} finally {
  await server.stop();
}
