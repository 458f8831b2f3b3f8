import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath, pathToFileURL } from 'node:url';
import { rolldown } from 'rolldown';
import { afterAll, afterEach, describe, expect, it } from 'vitest';
import { redline, redlineSides } from '../redline.ts';
import {
  RedlinePool,
  RedlinePoolClosedError,
  type RedlinePoolOptions,
  RedlineQueueFullError,
} from './pool.ts';

const folder = mkdtempSync(join(tmpdir(), 'redline-'));
const pools: RedlinePool[] = [];

function newPool(options: RedlinePoolOptions = {}): RedlinePool {
  const pool = new RedlinePool({ size: 1, ...options });
  pools.push(pool);
  return pool;
}

/** A worker of the given body, which sees `port` and what it is asked in `job`. */
function script(name: string, body: string): URL {
  const file = join(folder, `${name}.mjs`);
  writeFileSync(
    file,
    `import { parentPort as port } from 'node:worker_threads';
     port.on('message', (job) => { ${body} });
     port.postMessage({ ready: true });`,
  );
  return pathToFileURL(file);
}

const answer = `port.postMessage({ result: { html: job.old + job.fresh, summary: { changes: [] } } });`;

afterEach(async () => {
  await Promise.all(pools.splice(0).map((pool) => pool.close()));
});
afterAll(() => rmSync(folder, { recursive: true }));

describe('the redline pool', () => {
  it('answers as the engine does', async () => {
    const pool = newPool({ size: 2 });
    const pairs = Array.from(
      { length: 20 },
      (_, i) => [`<p>rate ${i} here</p>`, `<p>rate ${i + 1} here</p>`] as const,
    );
    const answers = await Promise.all(pairs.map(([old, fresh]) => pool.redline(old, fresh)));
    expect(answers).toEqual(pairs.map(([old, fresh]) => redline(old, fresh)));
    expect(await pool.sides('<p>a b</p>', '<p>a c</p>')).toEqual(redlineSides('<p>a b</p>', '<p>a c</p>'));
  });

  it('works from a bundle', async () => {
    const source = fileURLToPath(new URL('./worker.ts', import.meta.url));
    const bundle = await rolldown({ input: source, platform: 'node', logLevel: 'silent' });
    const file = join(folder, 'worker.js');
    await bundle.write({ file, format: 'esm' });
    writeFileSync(join(folder, 'package.json'), '{"type":"module"}');
    const pool = newPool({ worker: pathToFileURL(file) });
    expect(await pool.redline('<p>a b</p>', '<p>a c')).toEqual(redline('<p>a b</p>', '<p>a c'));
  });

  it('answers plainly beyond the time limit, and goes on with a new thread', async () => {
    const worker = script('stuck', `while (job.old === 'stuck') {} ${answer}`);
    const pool = newPool({ worker, timeLimitMs: 100 });
    const [late, next] = await Promise.all([pool.redline('stuck', 'new'), pool.redline('a', 'b')]);
    expect(late).toMatchObject({
      degraded: true,
      reason: 'time',
      html: '<div data-redline="deleted"><del data-change="1">stuck</del></div><div data-redline="inserted"><ins data-change="1">new</ins></div>',
    });
    expect(next.html).toBe('ab');
  });

  it('answers plainly when a thread is lost', async () => {
    const pool = newPool({ worker: script('lost', `if (job.old === 'lost') process.exit(1); ${answer}`) });
    expect(await pool.sides('lost', 'new')).toMatchObject({ degraded: true, reason: 'failure' });
    expect((await pool.redline('a', 'b')).html).toBe('ab');
  });

  it('runs the same comparison once, and remembers it', async () => {
    const worker = script(
      'count',
      `globalThis.count = (globalThis.count ?? 0) + 1; port.postMessage({ result: { html: String(globalThis.count), summary: { changes: [] } } });`,
    );
    const pool = newPool({ worker });
    const [first, same] = await Promise.all([pool.redline('a', 'b'), pool.redline('a', 'b')]);
    expect([first.html, same.html, (await pool.redline('a', 'b')).html]).toEqual(['1', '1', '1']);
    expect((await pool.redline('ab', '')).html).toBe('2');
    const forgetful = newPool({ worker, cacheBytes: 0 });
    await forgetful.redline('a', 'b');
    expect((await forgetful.redline('a', 'b')).html).toBe('2');
  });

  it('refuses what it has no room for', async () => {
    const pool = newPool({ worker: script('slow', `setTimeout(() => { ${answer} }, 100);`), queueLimit: 2 });
    const waiting = [pool.redline('1', ''), pool.redline('2', '')];
    await expect(pool.redline('3', '')).rejects.toThrow(RedlineQueueFullError);
    expect((await Promise.all(waiting)).map((answered) => answered.html)).toEqual(['1', '2']);
  });

  it('rejects what is under way when it is closed', async () => {
    const pool = newPool({ worker: script('never', '') });
    const asked = [pool.redline('1', ''), pool.redline('2', '')];
    const outcomes = Promise.allSettled(asked);
    await new Promise((resolve) => setTimeout(resolve, 150));
    await pool.close();
    for (const outcome of await outcomes) {
      expect(outcome).toMatchObject({ status: 'rejected', reason: expect.any(RedlinePoolClosedError) });
    }
    await expect(pool.redline('3', '')).rejects.toThrow(RedlinePoolClosedError);
  });

  it('says so when no worker can be started', async () => {
    const pool = newPool({ worker: pathToFileURL(join(folder, 'absent.js')) });
    await expect(pool.redline('a', 'b')).rejects.toThrow(
      /No redline worker could be started from .*absent\.js/,
    );
  });
});
