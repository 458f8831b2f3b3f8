import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { chromium } from '@playwright/test';
import { fetchPackage } from '../../test/fetchPackage.ts';
import { findBrowser } from '../../test/findBrowser.ts';
import { startProductionServer } from '../productionServer.ts';

/**
 * Lighthouse on the production build: the median of three runs for each screen, as a phone and as a desktop computer. Best practice
 * counts nothing against plain http on this machine's own address.
 */
const LIGHTHOUSE = 'lighthouse@12.8.2';
const SERVER_PORT = 4733;
const DEBUGGING_PORT = 4734;
const RUNS = 3;
const SCREENS = ['/login', '/m/updates', '/m/builder', '/m/newSearch', '/m/checklists'];
const CATEGORIES = ['performance', 'accessibility', 'best-practices'] as const;

interface Report {
  categories: Record<(typeof CATEGORIES)[number], { score: number | null }>;
  audits: Record<string, { numericValue?: number; score: number | null; title: string }>;
}

interface Lighthouse {
  default: (address: string, flags: object, config?: object) => Promise<{ lhr: Report } | undefined>;
  desktopConfig: object;
}

const middle = (values: number[]): number =>
  values.toSorted((a, b) => a - b)[Math.floor(values.length / 2)] ?? 0;

const lighthouse = await fetchPackage<Lighthouse>(LIGHTHOUSE, 'lighthouse', 'core/index.js');
if (!lighthouse) throw new Error(`${LIGHTHOUSE} cannot be had on this machine.`);

const profile = mkdtempSync(path.join(tmpdir(), 'lawleaf-lighthouse-'));
const server = await startProductionServer(SERVER_PORT);
const { executablePath, args } = await findBrowser();
const browser = await chromium.launchPersistentContext(profile, {
  executablePath,
  args: [...args, `--remote-debugging-port=${DEBUGGING_PORT}`],
});
try {
  const token = await server.signIn('owner@demo.test');
  const page = await browser.newPage();
  await page.goto(`${server.base}/login`);
  const keep = (value: string | null): Promise<void> =>
    page.evaluate((given) => {
      if (given) localStorage.setItem('token', given);
      else localStorage.removeItem('token');
    }, value);
  for (const screen of SCREENS) {
    await keep(screen.startsWith('/m/') ? token : null);
    for (const form of ['mobile', 'desktop'] as const) {
      const reports: Report[] = [];
      for (let i = 0; i < RUNS; i += 1) {
        const found = await lighthouse.default(
          server.base + screen,
          {
            port: DEBUGGING_PORT,
            onlyCategories: CATEGORIES,
            disableStorageReset: true,
            logLevel: 'error',
          },
          form === 'desktop' ? lighthouse.desktopConfig : undefined,
        );
        if (found) reports.push(found.lhr);
      }
      const scores = CATEGORIES.map((name) => {
        const score = middle(reports.map(({ categories }) => (categories[name].score ?? 0) * 100));
        return `${name} ${score.toFixed(0)}`;
      });
      const shift = middle(
        reports.map(({ audits }) => audits['cumulative-layout-shift']?.numericValue ?? Number.NaN),
      );
      console.log(`${screen}, ${form}: ${scores.join(', ')}; layout shift ${shift.toFixed(3)}`);
      const failed = new Set(
        reports.flatMap(({ audits }) =>
          Object.entries(audits)
            .filter(([, { score }]) => score === 0)
            .map(([name]) => name),
        ),
      );
      if (failed.size > 0) console.log(`  failed: ${[...failed].join(', ')}`);
    }
  }
} finally {
  await browser.close();
  await server.stop();
  rmSync(profile, { recursive: true, force: true });
}
