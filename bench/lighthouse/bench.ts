import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { chromium } from '@playwright/test';
import { fetchPackage } from '../../test/fetchPackage.ts';
import { findBrowser } from '../../test/findBrowser.ts';
import { enter } from '../enter.ts';
import { startProductionServer } from '../productionServer.ts';
import { CATEGORIES, type Form, judge, type Report } from './targets.ts';

/**
 * Lighthouse on the production build: the median of three runs for each screen, as a phone and as a desktop computer; ends with 1
 * where something is below `targets.ts`. Best practice counts nothing against plain http on this machine's own address.
 * `ONLY='/m/updates desktop,/login'` runs those alone.
 */
const LIGHTHOUSE = 'lighthouse@12.8.2';
const SERVER_PORT = 4733;
const DEBUGGING_PORT = 4734;
const RUNS = 3;
const SCREENS = ['/login', '/m/updates', '/m/builder', '/m/newSearch', '/m/checklists'];
const FORMS: Form[] = ['mobile', 'desktop'];
/** What `scripts/test.ts` takes for "not tested" rather than for "failed". */
const NOT_TO_BE_HAD = 77;

interface Lighthouse {
  default: (address: string, flags: object, config?: object) => Promise<{ lhr: Report } | undefined>;
  desktopConfig: object;
}

const only = process.env.ONLY?.split(',').map((word) => word.trim());
const wanted = SCREENS.flatMap((screen) => FORMS.map((form) => ({ screen, form }))).filter(
  ({ screen, form }) => !only || only.some((word) => `${screen} ${form}`.startsWith(word)),
);

const lighthouse = await fetchPackage<Lighthouse>(LIGHTHOUSE, 'lighthouse', 'core/index.js');
if (!lighthouse) {
  console.error(`${LIGHTHOUSE} cannot be had on this machine.`);
  process.exit(NOT_TO_BE_HAD);
}

const profile = mkdtempSync(path.join(tmpdir(), 'lawleaf-lighthouse-'));
const server = await startProductionServer(SERVER_PORT);
const { executablePath, args } = await findBrowser();
const browser = await chromium.launchPersistentContext(profile, {
  executablePath,
  args: [...args, `--remote-debugging-port=${DEBUGGING_PORT}`],
});

/** What three visits of a screen found. */
async function visit(screen: string, form: Form): Promise<Report[]> {
  const reports: Report[] = [];
  for (let i = 0; i < RUNS; i += 1) {
    const found = await lighthouse?.default(
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
  return reports;
}

try {
  const token = await server.signIn('owner@demo.test');
  const page = await browser.newPage();
  await page.goto(`${server.base}/login`);
  const keep = (value: string | null): Promise<void> =>
    value ? page.evaluate(enter, value) : page.evaluate(() => localStorage.removeItem('token'));
  for (const { screen, form } of wanted) {
    await keep(screen.startsWith('/m/') ? token : null);
    const { line, below, notes } = judge(await visit(screen, form), form);
    console.log(`${screen}, ${form}: ${line}`);
    for (const note of notes) console.log(`  ${note}`);
    for (const word of below) console.error(`  BELOW THE TARGET: ${word}`);
    if (below.length > 0) process.exitCode = 1;
  }
} finally {
  await browser.close();
  await server.stop();
  rmSync(profile, { recursive: true, force: true });
}
