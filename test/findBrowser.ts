import { spawnSync } from 'node:child_process';
import { existsSync } from 'node:fs';
import path from 'node:path';
import { pathToFileURL } from 'node:url';

export interface Browser {
  executablePath: string;
  args: string[];
}

const ARGS = [
  '--no-sandbox',
  '--disable-dev-shm-usage',
  '--disable-gpu',
  '--no-first-run',
  '--disable-background-networking',
  '--disable-component-update',
  '--disable-sync',
];

const SYSTEM = [
  '/usr/bin/chromium',
  '/usr/bin/chromium-browser',
  '/usr/bin/google-chrome',
  '/usr/bin/google-chrome-stable',
  '/snap/bin/chromium',
  '/Applications/Google Chrome.app/Contents/MacOS/Google Chrome',
  'C:/Program Files/Google/Chrome/Application/chrome.exe',
];

/** The last Chromium that ships inside an npm package and runs on Node 20; fetched only where no other browser is. */
const PACKAGED = '@sparticuz/chromium@147.0.0';
const PACKAGED_DIR = path.resolve('.cache/browser');

const NONE_FOUND =
  'No browser was found for the browser tests. Install one (Debian and Ubuntu: apt-get install -y chromium), ' +
  'or set CHROME_PATH=/path/to/chrome, then run npm test again.';

interface PackagedChromium {
  default: { executablePath(): Promise<string>; args: string[] };
}

async function packaged(): Promise<Browser | null> {
  if (process.platform !== 'linux' || process.arch !== 'x64') return null;
  const entry = path.join(PACKAGED_DIR, 'node_modules/@sparticuz/chromium/build/esm/index.js');
  if (!existsSync(entry)) {
    console.log('No browser found on this machine: fetching one from the npm registry for the tests.');
    const install = ['install', '--prefix', PACKAGED_DIR, '--no-save', '--no-audit', '--no-fund', PACKAGED];
    if (spawnSync('npm', install, { stdio: 'inherit' }).status !== 0 || !existsSync(entry)) return null;
  }
  process.env.AWS_EXECUTION_ENV ??= 'AWS_Lambda_nodejs20.x';
  const module = (await import(pathToFileURL(entry).href)) as PackagedChromium;
  const unsafe = /^--(headless|single-process|no-zygote|disable-web-security|allow-running-insecure)/;
  return {
    executablePath: await module.default.executablePath(),
    args: [...module.default.args.filter((arg) => !unsafe.test(arg)), ...ARGS],
  };
}

/** A browser for the journeys: `CHROME_PATH`, the system's, Playwright's own, then one from the npm registry. Throws with what to do. */
export async function findBrowser(): Promise<Browser> {
  const system = [process.env.CHROME_PATH, ...SYSTEM].find((file) => file && existsSync(file));
  if (system && !process.env.FORCE_PACKAGED_BROWSER) return { executablePath: system, args: ARGS };
  const { chromium } = await import('@playwright/test');
  const own = chromium.executablePath();
  if (existsSync(own) && !process.env.FORCE_PACKAGED_BROWSER) return { executablePath: own, args: ARGS };
  const shipped = await packaged();
  if (shipped) return shipped;
  throw new Error(NONE_FOUND);
}
