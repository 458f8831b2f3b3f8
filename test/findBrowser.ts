import { spawnSync } from 'node:child_process';
import { existsSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { fetchPackage } from './fetchPackage.ts';

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

const PINNED_VERSION = 147;
/** The last Chromium that ships inside an npm package and runs on Node 20. People have browsers of its age. */
const PINNED = `@sparticuz/chromium@${PINNED_VERSION}.0.0`;

const NONE_FOUND =
  'No browser was found for the browser tests. Install one (Debian and Ubuntu: apt-get install -y chromium), ' +
  'or set CHROME_PATH=/path/to/chrome, then run npm test again.';

interface PackagedChromium {
  default: { executablePath(): Promise<string>; args: string[] };
}

/**
 * The package unpacks its fonts below TMPDIR, but tells the browser to look for them in /tmp alone. A text for which there is no
 * font has no size, and counts as hidden.
 */
function nameFonts(directory: string): void {
  const conf = `<?xml version="1.0"?>
<fontconfig><dir>${directory}</dir><cachedir>${directory}-cache</cachedir></fontconfig>
`;
  writeFileSync(path.join(directory, 'fonts.conf'), conf);
  process.env.FONTCONFIG_PATH = directory;
}

async function pinned(): Promise<Browser | null> {
  if (process.platform !== 'linux' || process.arch !== 'x64') return null;
  process.env.AWS_EXECUTION_ENV ??= 'AWS_Lambda_nodejs20.x';
  const module = await fetchPackage<PackagedChromium>(PINNED, 'browser', 'build/esm/index.js');
  if (!module) return null;
  const executablePath = await module.default.executablePath();
  nameFonts(path.join(tmpdir(), 'fonts'));
  const unsafe = /^--(headless|single-process|no-zygote|disable-web-security|allow-running-insecure)/;
  return {
    executablePath,
    args: [...module.default.args.filter((arg) => !unsafe.test(arg)), ...ARGS],
  };
}

/** A browser that this machine has beside the pinned one: the system's, or Playwright's own. */
export async function installedBrowser(): Promise<string | null> {
  const system = SYSTEM.find((file) => existsSync(file));
  if (system) return system;
  const { chromium } = await import('@playwright/test');
  return existsSync(chromium.executablePath()) ? chromium.executablePath() : null;
}

/** Whether a browser is of a later version than the pinned one, by what it says of itself. */
export function isNewerThanPinned(executablePath: string): boolean {
  const { stdout } = spawnSync(executablePath, ['--version'], { encoding: 'utf8' });
  return Number(/(\d+)\./.exec(stdout ?? '')?.[1] ?? 0) > PINNED_VERSION;
}

/**
 * The browser of the journeys and benchmarks: `CHROME_PATH` when it is set, or else the pinned one, the same for everybody and in
 * CI. Where that cannot be had, one that is installed, and it says so. Throws with what to do.
 */
export async function findBrowser(): Promise<Browser> {
  const chosen = process.env.CHROME_PATH;
  if (chosen) {
    if (!existsSync(chosen)) throw new Error(`CHROME_PATH: there is no file ${chosen}.`);
    return { executablePath: chosen, args: ARGS };
  }
  const own = await pinned();
  if (own) return own;
  const installed = await installedBrowser();
  if (!installed) throw new Error(NONE_FOUND);
  console.log(`The pinned browser (${PINNED}) cannot be had on this machine; the tests use ${installed}.`);
  return { executablePath: installed, args: ARGS };
}
