import {
  existsSync,
  mkdirSync,
  mkdtempSync,
  readdirSync,
  readFileSync,
  rmSync,
  statSync,
  writeFileSync,
} from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import type { BrowserContextOptions, Page } from '@playwright/test';
import { arriveAs } from '../../../e2e/people.ts';
import { type OpenProduct, openProduct } from '../openProduct.ts';
import { assertFfmpeg, ffmpeg } from '../videos/encode.ts';
import { nameOf, type Shot, shots } from './shots.ts';

/**
 * `npm run screenshots [-- word …]`: takes every screen, or those whose file's name holds a word, in four looks into docs/screens/, and
 * writes the index.
 */
const OUT = 'docs/screens';
const DESKTOP = { width: 1280, height: 900 };
const PHONE = { width: 390, height: 844 };
const FORMS: Record<string, BrowserContextOptions> = {
  desktop: { viewport: DESKTOP },
  phone: { viewport: PHONE, hasTouch: true },
};
const COLOURS = ['light', 'dark'] as const;
const LOOKS = Object.keys(FORMS).flatMap((form) => COLOURS.map((colour) => `${form}-${colour}`));
const REST_MS = 500;
const COLOUR_MS = 150;

/** Throws when a screen of the product is in no picture. */
function assertComplete(): void {
  const source = readFileSync('src/main/web/screens.ts', 'utf8');
  const paths = [...source.matchAll(/path: '([^']+)'/g)].map(([, found]) => found);
  const taken = new Set(
    Object.values(shots)
      .flat()
      .map(({ screen }) => screen.replace(/^\/(?:[ma]\/)?/, '')),
  );
  const missing = paths.filter((one) => one && !taken.has(one));
  if (missing.length > 0) throw new Error(`No picture shows: ${missing.join(', ')}.`);
}

/** Waits until a screen has come to rest. */
async function rest(page: Page): Promise<void> {
  await page
    .waitForFunction(
      () =>
        document.querySelector('main, [role=dialog], h1') !== null &&
        !document.querySelector('[aria-busy=true], [data-loading=true], [aria-label=Loading]'),
      null,
      { timeout: 12_000 },
    )
    .catch(() => {});
  await page.waitForTimeout(REST_MS);
}

/** One load of the page, in both colours. */
async function take(page: Page, shot: Shot, form: string, dir: string): Promise<void> {
  await page.emulateMedia({ colorScheme: 'light' });
  await page.goto(shot.at ?? shot.screen);
  await rest(page);
  await shot.act?.(page, form === 'phone');
  if (shot.act) await rest(page);
  for (const colorScheme of COLOURS) {
    await page.emulateMedia({ colorScheme });
    await page.waitForTimeout(COLOUR_MS);
    const raw = path.join(dir, 'raw.png');
    await page.screenshot({ path: raw });
    const file = path.join(OUT, `${nameOf(shot)}-${form}-${colorScheme}.webp`);
    ffmpeg('-i', raw, '-c:v', 'libwebp', '-quality', '58', '-compression_level', '5', file);
  }
}

/** The index: a table of every screen with its four looks. */
function writeIndex(): void {
  const cell = (shot: Shot, look: string): string => {
    const file = `${nameOf(shot)}-${look}.webp`;
    if (!existsSync(path.join(OUT, file))) return 'not taken yet';
    const alt = `${shot.title}, ${look.replace('-', ', ')}`;
    return `[<img src="${file}" width="${look.startsWith('phone') ? 90 : 240}" alt="${alt}">](${file})`;
  };
  const parts = Object.entries(shots).map(([who, list]) => {
    const rows = list.map(
      (shot) =>
        `| ${shot.title}<br>\`${shot.screen}\` | ${LOOKS.map((look) => cell(shot, look)).join(' | ')} |`,
    );
    return `## ${who}\n\n| screen | desktop, light | desktop, dark | phone, light | phone, dark |\n|---|---|---|---|---|\n${rows.join('\n')}\n`;
  });
  const head =
    '# Screens\n\nEvery screen at 1280 and 390 px, light and dark, with the demo content. Made by `npm run screenshots`, which fails when a\nscreen of `src/main/web/screens.ts` is in no picture.\n';
  writeFileSync(path.join(OUT, 'README.md'), [head, ...parts].join('\n'));
}

const words = process.argv.slice(2);
assertComplete();
assertFfmpeg();
mkdirSync(OUT, { recursive: true });
const dir = mkdtempSync(path.join(tmpdir(), 'lawleaf-screens-'));
// `--index` writes the index of what is there.
const isIndexOnly = words.includes('--index');
const product = isIndexOnly ? null : await openProduct();
let failed = 0;
try {
  for (const [form, options] of Object.entries(product ? FORMS : {})) {
    let page: Page | null = null;
    let who: string | null | undefined;
    for (const shot of Object.values(shots).flat()) {
      const name = `${nameOf(shot)}-${form}`;
      if (words.length > 0 && !words.some((word) => name.includes(word))) continue;
      if (!page || who !== shot.as) {
        await page?.context().close();
        page = await (product as OpenProduct).visit(null, '/icon.svg', options);
        if (shot.as) await arriveAs(page, shot.as, '/icon.svg');
        who = shot.as;
      }
      await take(page, shot, form, dir).catch((error: unknown) => {
        failed += 1;
        console.error(`${name}: ${String(error).split('\n')[0]}`);
      });
    }
    await page?.context().close();
  }
} finally {
  await product?.close();
  rmSync(dir, { recursive: true, force: true });
}
writeIndex();
const bytes = readdirSync(OUT).reduce((sum, file) => sum + statSync(path.join(OUT, file)).size, 0);
console.log(
  `${readdirSync(OUT).length - 1} pictures, ${(bytes / 1_000_000).toFixed(1)} MB; ${failed} failed.`,
);
if (failed > 0) process.exitCode = 1;
