import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { ApiError } from '../../shared/apiClient.ts';
import { DraftKeeper } from './DraftKeeper.ts';
import { localDrafts } from './localDrafts.ts';

interface Text {
  description: string;
}
const content = (description: string): Text => ({ description });

/** A browser's storage, and a server that keeps the newest save. */
function world() {
  const stored = new Map<string, string>();
  const local = localDrafts<Text>(
    {
      getItem: (key) => stored.get(key) ?? null,
      setItem: (key, value) => void stored.set(key, value),
      removeItem: (key) => void stored.delete(key),
    },
    'provisionDraft',
    'tom',
  );
  const server = {
    version: 0,
    saves: [] as string[],
    fail: null as Error | null,
    /** It takes what is sent, and its answer does not arrive. */
    isDeaf: false,
  };
  const open = (start: Partial<{ content: Text; version: number; baseRevision: number }> = {}) => {
    const keeper = new DraftKeeper(
      {
        id: 'p',
        content: content('published'),
        version: server.version,
        baseRevision: 1,
        savedAt: null,
        ...start,
      },
      local,
      async (draft) => {
        if (server.fail) throw server.fail;
        if (draft.version !== server.version) throw new ApiError(409, 'stale_draft', 'Another tab');
        server.version += 1;
        server.saves.push(draft.content.description);
        if (server.isDeaf) throw new ApiError(0, 'network', 'No answer');
        return { version: server.version, savedAt: '2026-11-22T15:00:00Z' };
      },
      async () => ({ version: server.version, content: content(server.saves.at(-1) ?? '') }),
    );
    keeper.start();
    return keeper;
  };
  return { stored, server, open };
}

beforeEach(() => vi.useFakeTimers());
afterEach(() => vi.useRealTimers());

test('what is written reaches the server within two seconds, even of somebody who never pauses', async () => {
  const { server, open } = world();
  const keeper = open();
  for (let i = 0; i < 20; i++) {
    keeper.change({ description: `word ${i}` });
    await vi.advanceTimersByTimeAsync(100);
  }
  expect(server.saves.length).toBeGreaterThan(0);
  await vi.advanceTimersByTimeAsync(2_000);
  expect(server.saves.at(-1)).toBe('word 19');
  expect(keeper.get()).toMatchObject({ state: 'saved', version: server.version });
});

test('a crash loses nothing: what was not sent is there when the provision is opened again, and is sent then', async () => {
  const { server, open } = world();
  open().change({ description: 'before the crash' });
  const again = open();
  expect(again.get().content.description).toBe('before the crash');
  await vi.advanceTimersByTimeAsync(2_000);
  expect(server.saves).toEqual(['before the crash']);
});

test('a session that ended keeps the words here, and they are sent after signing in again', async () => {
  const { server, stored, open } = world();
  server.fail = new ApiError(401, 'unauthorized', 'Please log in to continue.');
  const keeper = open();
  keeper.change({ description: 'in the middle' });
  await vi.advanceTimersByTimeAsync(2_000);
  expect(keeper.get().state).toBe('failed');
  expect(stored.size).toBe(1);
  server.fail = null;
  open();
  await vi.advanceTimersByTimeAsync(2_000);
  expect(server.saves).toEqual(['in the middle']);
  expect(stored.size).toBe(0);
});

test('without a connection it is kept here and tried again until it is through', async () => {
  const { server, open } = world();
  server.fail = new ApiError(0, 'network', 'No answer');
  const keeper = open();
  keeper.change({ description: 'offline' });
  await vi.advanceTimersByTimeAsync(2_000);
  expect(keeper.get()).toMatchObject({ state: 'failed', problem: 'No answer' });
  server.fail = null;
  await vi.advanceTimersByTimeAsync(6_000);
  expect(server.saves).toEqual(['offline']);
  expect(keeper.get().state).toBe('saved');
});

test('what a server that has too much to do put off is tried again, though nobody writes on', async () => {
  const { server, open } = world();
  server.fail = new ApiError(429, 'too_many_requests', 'Too many requests');
  const keeper = open();
  keeper.change({ description: 'from a busy office' });
  await vi.advanceTimersByTimeAsync(2_000);
  expect(keeper.get().state).toBe('failed');
  server.fail = null;
  await vi.advanceTimersByTimeAsync(6_000);
  expect(server.saves).toEqual(['from a busy office']);
});

test('a save whose answer was lost is nobody else’s: what is written goes on from it', async () => {
  const { server, open } = world();
  const keeper = open();
  server.isDeaf = true;
  keeper.change({ description: 'one' });
  await vi.advanceTimersByTimeAsync(1_000);
  expect(keeper.get().state).toBe('failed');
  server.isDeaf = false;
  keeper.change({ description: 'one and two' });
  await vi.advanceTimersByTimeAsync(2_000);
  expect(server.saves).toEqual(['one', 'one and two']);
  expect(keeper.get()).toMatchObject({ state: 'saved', version: 2 });
});

test('nor is it after a crash, when the provision is opened again', async () => {
  const { stored, server, open } = world();
  const keeper = open();
  server.isDeaf = true;
  keeper.change({ description: 'one' });
  await vi.advanceTimersByTimeAsync(1_000);
  keeper.change({ description: 'one and two' });
  keeper.stop();
  server.isDeaf = false;
  const again = open({ content: content('one') });
  await vi.advanceTimersByTimeAsync(2_000);
  expect(again.get()).toMatchObject({ state: 'saved', content: content('one and two') });
  expect(server.saves).toEqual(['one', 'one and two']);
  expect(stored.size).toBe(0);
});

test('but what another tab saved meanwhile is', async () => {
  const { server, open } = world();
  const keeper = open();
  server.fail = new ApiError(0, 'network', 'No answer');
  keeper.change({ description: 'one' });
  await vi.advanceTimersByTimeAsync(1_000);
  server.fail = null;
  server.version = 1;
  server.saves.push('by another tab');
  await vi.advanceTimersByTimeAsync(6_000);
  expect(keeper.get().state).toBe('conflict');
  expect(server.saves).toEqual(['by another tab']);
});

test('of two tabs the second is told, and overwrites only when its editor says so', async () => {
  const { server, open } = world();
  const first = open();
  const second = open();
  first.change({ description: 'first tab' });
  await vi.advanceTimersByTimeAsync(2_000);
  first.forget();
  second.change({ description: 'second tab' });
  await vi.advanceTimersByTimeAsync(2_000);
  expect(second.get().state).toBe('conflict');
  expect(server.saves).toEqual(['first tab']);
  second.keepMine(server.version, 1);
  await vi.advanceTimersByTimeAsync(2_000);
  expect(server.saves).toEqual(['first tab', 'second tab']);
});

test('flush sends at once and says whether the server has everything', async () => {
  const { server, open } = world();
  const keeper = open();
  keeper.change({ description: 'now' });
  expect(await keeper.flush()).toBe(true);
  expect(server.saves).toEqual(['now']);
  server.fail = new ApiError(500, 'internal', 'Trouble');
  keeper.change({ description: 'later' });
  expect(await keeper.flush()).toBe(false);
  keeper.stop();
});
