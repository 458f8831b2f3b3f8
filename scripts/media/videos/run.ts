import { mkdirSync, mkdtempSync, rmSync, statSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { type OpenProduct, openProduct } from '../openProduct.ts';
import { Camera, Rehearsal } from './Camera.ts';
import { toWebVtt } from './captions.ts';
import { assertFfmpeg, encodeFilm, encodePoster } from './encode.ts';
import { showPointer } from './pointer.ts';
import { Stage } from './Stage.ts';
import type { Walk } from './Walk.ts';
import { walks } from './walks.ts';

/**
 * `npm run videos [-- name …]`: records the how-to films from the built product, all of them or those that are named, into videos/.
 * `--rehearse` only tries the walks, and needs no ffmpeg.
 */
const OUT = 'videos';
const VIEW = { width: 1280, height: 800 };
const MEGABYTE = 1_000_000;

/** Plays a walk from its first step to its last. */
async function play(stage: Stage, { title, line, steps }: Walk): Promise<void> {
  await stage.title(title, line);
  for (const [index, { say, act }] of steps.entries()) {
    await stage.say(say, act ?? (async () => {}), index === 0 ? 0 : undefined);
  }
}

const open = ({ visit }: OpenProduct, { as, at }: Walk) =>
  visit(as, at, { viewport: VIEW, colorScheme: 'light' }, showPointer);

async function rehearse(product: OpenProduct, walk: Walk): Promise<void> {
  const page = await open(product, walk);
  const rehearsal = new Rehearsal();
  try {
    await play(new Stage(page, rehearsal), walk);
    console.log(`${walk.name}: ${(rehearsal.now / 1000).toFixed(0)} s`);
  } catch (error) {
    await page.screenshot({ path: path.join(tmpdir(), `${walk.name}-failed.png`) });
    console.error(`${walk.name} stopped:`, error);
    process.exitCode = 1;
  } finally {
    await page
      .context()
      .close()
      .catch(() => {});
  }
}

/** Records one walk and writes its film, captions and picture. */
async function record(product: OpenProduct, walk: Walk): Promise<void> {
  const dir = mkdtempSync(path.join(tmpdir(), 'lawleaf-film-'));
  const page = await open(product, walk);
  const file = (type: string): string => path.join(OUT, `${walk.name}.${type}`);
  try {
    const camera = await Camera.start(page, dir);
    const stage = new Stage(page, camera);
    await stage.settle();
    camera.shots.length = 0;
    await play(stage, walk);
    await camera.stop();
    encodeFilm(camera.shots, dir, file('mp4'));
    // Two thirds on, something of what the film is about is to be seen.
    const shown = camera.shots[Math.floor(camera.shots.length * 0.66)];
    if (shown) encodePoster(shown, file('webp'));
    writeFileSync(file('vtt'), toWebVtt(stage.cues));
    const size = (statSync(file('mp4')).size / MEGABYTE).toFixed(2);
    console.log(`${walk.name}: ${(camera.now / 1000).toFixed(0)} s, ${size} MB`);
  } finally {
    await page.context().close();
    rmSync(dir, { recursive: true, force: true });
  }
}

const isRehearsal = process.argv.includes('--rehearse');
const names = process.argv.slice(2).filter((word) => !word.startsWith('--'));
const chosen = names.length === 0 ? walks : walks.filter(({ name }) => names.includes(name));
if (chosen.length === 0)
  throw new Error(`No such film. There are: ${walks.map(({ name }) => name).join(', ')}.`);
if (!isRehearsal) assertFfmpeg();
mkdirSync(OUT, { recursive: true });
const product = await openProduct();
try {
  for (const walk of chosen) await (isRehearsal ? rehearse : record)(product, walk);
} finally {
  await product.close();
}
if (!isRehearsal) {
  const index = walks.map(({ name, title, line }) => ({ name, title, line }));
  writeFileSync(path.join(OUT, 'videos.json'), `${JSON.stringify(index, null, 2)}\n`);
}
