import { gzipSync } from 'node:zlib';
import { type Browser, chromium } from '@playwright/test';
import { findBrowser } from '../../test/findBrowser.ts';
import { enter } from '../enter.ts';
import { startProductionServer } from '../productionServer.ts';
import { openAndScroll, savedReport } from './manyProvisions.ts';

/**
 * What the first page weighs, and how soon the Info Hub can be used on a processor slowed four times: from the navigation to
 * the moment when the provisions stand and a click on a filter is answered.
 */
const PORT = 4731;
const RUNS = 7;

const server = await startProductionServer(PORT);
const BASE = server.base;

/** Kilobytes of script and style, as gzip sends them, that a page asks for until it has stood for two seconds. */
async function weight(
  browser: Browser,
  address: string,
  token?: string,
): Promise<{ script: number; style: number }> {
  const page = await browser.newPage({ baseURL: BASE });
  if (token) await page.addInitScript(enter, token);
  const bodies: { type: string; size: number }[] = [];
  const pending: Promise<unknown>[] = [];
  page.on('response', (response) => {
    const type = response.request().resourceType();
    if (type !== 'script' && type !== 'stylesheet') return;
    pending.push(
      response.body().then((body) => bodies.push({ type, size: gzipSync(body, { level: 9 }).length })),
    );
  });
  await page.goto(address);
  // The page keeps a connection to the server open, so it is never quite quiet.
  await page
    .locator(token ? 'article' : 'form')
    .first()
    .waitFor();
  await page.waitForTimeout(2_000);
  await Promise.all(pending);
  await page.close();
  const sum = (type: string): number =>
    bodies.filter((body) => body.type === type).reduce((total, { size }) => total + size, 0) / 1024;
  return { script: sum('script'), style: sum('stylesheet') };
}

/** Milliseconds from navigation until the provisions stand and the next frame could answer a click. */
async function interactive(browser: Browser, token: string): Promise<number> {
  const context = await browser.newContext({ baseURL: BASE, viewport: { width: 1280, height: 900 } });
  const page = await context.newPage();
  await page.addInitScript(enter, token);
  const session = await context.newCDPSession(page);
  await session.send('Emulation.setCPUThrottlingRate', { rate: 4 });
  await page.goto('/m/builder', { waitUntil: 'commit' });
  // As text: the loader that runs this file would leave names in a function that the page does not have.
  const took = await page.evaluate<number>(`new Promise((resolve) => {
    const look = () => document.querySelector('article')
      ? requestAnimationFrame(() => setTimeout(() => resolve(performance.now()), 0))
      : requestAnimationFrame(look);
    look();
  })`);
  await context.close();
  return took;
}

try {
  console.log(`start on an empty data directory: ${(server.startMs / 1000).toFixed(1)} s`);
  const browser = await chromium.launch(await findBrowser());
  const token = await server.signIn('owner@demo.test');
  const login = await weight(browser, '/login');
  const hub = await weight(browser, '/m/builder', token);
  const kb = ({ script, style }: { script: number; style: number }): string =>
    `${script.toFixed(0)} KB of script, ${style.toFixed(0)} KB of style (gzip)`;
  console.log(`/login: ${kb(login)}`);
  console.log(`/m/builder, opened first: ${kb(hub)}`);
  const times: number[] = [];
  for (let i = 0; i < RUNS; i += 1) times.push(await interactive(browser, token));
  times.sort((a, b) => a - b);
  console.log(
    `Info Hub usable on a processor slowed 4 times: median ${Math.round(times[Math.floor(RUNS / 2)] ?? 0)} ms, best ${Math.round(times[0] ?? 0)} ms of ${RUNS}`,
  );
  const report = await savedReport(BASE, token);
  const { opened, whole, frames, late, longest } = await openAndScroll(browser, BASE, token, report);
  console.log(
    `a report of 300 provisions, slowed 4 times: usable after ${Math.round(opened)} ms, whole after ${Math.round(whole)} ms; scrolling, ${late} of ${frames} frames late, the longest ${Math.round(longest)} ms`,
  );
  await browser.close();
} finally {
  await server.stop();
}
