import type { Readable } from 'node:stream';
import { setTimeout as wait } from 'node:timers/promises';
import { afterEach, expect, test } from 'vitest';
import { ChangeStreams, type ChangeStreamsOptions } from './changeStreams.ts';

const open: ChangeStreams<string>[] = [];
afterEach(() => {
  for (const streams of open.splice(0)) streams.close();
});

/** Streams over a few people whose print the test changes; whom each look asked for. */
function streamsOf(prints: Record<string, string | null>, over: Partial<ChangeStreamsOptions<string>> = {}) {
  const looks: string[][] = [];
  const errors: unknown[] = [];
  const streams = new ChangeStreams<string>({
    look: async (people) => {
      looks.push([...people]);
      return (person) => prints[person] ?? null;
    },
    onError: (error) => errors.push(error),
    everyMs: 5,
    ...over,
  });
  open.push(streams);
  return { streams, looks, errors };
}

/** What a stream has told so far, and whether it has ended. */
function heardOn(stream: Readable) {
  const heard = { lines: [] as unknown[], hasEnded: false };
  stream.on('data', (bytes: Buffer) => {
    for (const line of bytes.toString().split('\n')) if (line !== '') heard.lines.push(JSON.parse(line));
  });
  stream.on('end', () => {
    heard.hasEnded = true;
  });
  return heard;
}
async function until(isSo: () => boolean): Promise<void> {
  for (let tries = 0; tries < 400 && !isSo(); tries += 1) await wait(5);
  expect(isSo()).toBe(true);
}

test('the first look always tells, and after it only what changed', async () => {
  const prints: Record<string, string> = { ann: '1' };
  const { streams, looks } = streamsOf(prints);
  const heard = heardOn(streams.open('ann'));
  await until(() => heard.lines.length === 2);
  expect(heard.lines).toEqual([{ open: true }, { changed: true }]);
  const before = looks.length;
  await until(() => looks.length > before + 2);
  expect(heard.lines).toHaveLength(2);
  prints.ann = '2';
  await until(() => heard.lines.length === 3);
});

test('one look serves everybody, and each hears of their own alone', async () => {
  const prints: Record<string, string> = { ann: '1', bob: '1' };
  const { streams, looks } = streamsOf(prints);
  const [ann, bob] = [heardOn(streams.open('ann')), heardOn(streams.open('bob'))];
  await until(() => ann.lines.length === 2 && bob.lines.length === 2);
  expect(looks.at(-1)).toEqual(['ann', 'bob']);
  prints.bob = '2';
  await until(() => bob.lines.length === 3);
  expect(ann.lines).toHaveLength(2);
});

test('who may not listen any more is let go', async () => {
  const prints: Record<string, string | null> = { ann: '1' };
  const { streams } = streamsOf(prints);
  const heard = heardOn(streams.open('ann'));
  await until(() => heard.lines.length === 2);
  prints.ann = null;
  await until(() => heard.hasEnded);
  expect(streams.size).toBe(0);
});

test('a stream ends by itself, so that the next is looked at anew', async () => {
  const { streams } = streamsOf({ ann: '1' }, { maxMs: 1 });
  const heard = heardOn(streams.open('ann'));
  await until(() => heard.hasEnded);
});

test('nobody looks while nobody listens, nor after the last went', async () => {
  const { streams, looks } = streamsOf({ ann: '1' });
  await wait(30);
  expect(looks).toHaveLength(0);
  const stream = streams.open('ann');
  const heard = heardOn(stream);
  await until(() => heard.lines.length === 2);
  stream.destroy();
  await until(() => streams.size === 0);
  await wait(20);
  const before = looks.length;
  await wait(40);
  expect(looks).toHaveLength(before);
});

test('a look that fails is told to the log, and the next one tells', async () => {
  let fails = true;
  const { streams, errors } = streamsOf(
    {},
    {
      look: async () => {
        if (fails) throw new Error('away');
        return () => '1';
      },
    },
  );
  const heard = heardOn(streams.open('ann'));
  await until(() => errors.length > 0);
  fails = false;
  await until(() => heard.lines.length === 2);
});

test('what must not wait is looked at soon', async () => {
  let hurry = (): void => {};
  const { streams } = streamsOf(
    { ann: '1' },
    {
      everyMs: 3_600_000,
      hurriedBy: (lookSoon) => {
        hurry = lookSoon;
        return () => {};
      },
    },
  );
  const heard = heardOn(streams.open('ann'));
  hurry();
  hurry();
  await until(() => heard.lines.length === 2);
});

test('a server that stops ends every stream and opens none', async () => {
  const { streams } = streamsOf({ ann: '1' });
  const before = heardOn(streams.open('ann'));
  streams.close();
  const after = heardOn(streams.open('ann'));
  await until(() => before.hasEnded && after.hasEnded);
  expect(after.lines).toEqual([]);
});

test('who does not read is let go, however long the connection stays open', async () => {
  let print = 0;
  const { streams } = streamsOf({}, { everyMs: 1, look: async () => () => `${print++}` });
  streams.open('ann');
  await until(() => streams.size === 0);
  expect(print).toBeGreaterThan(100);
});
