import { mkdtemp, readdir, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { describe, expect, test } from 'vitest';
import { buildSnapshot, SnapshotBuilder } from './buildSnapshot.ts';
import { PROVISION_SCHEMA } from './canadian-hr/schema.ts';
import { SearchEngine } from './engine.ts';
import { SnapshotError } from './segment/codec.ts';
import { readSnapshotFile, writeSnapshotFile } from './snapshotFile.ts';
import { libraryDocuments, libraryEngine } from './testing/library.ts';
import { buildInWorker } from './worker/runWorker.ts';

const REQUEST = {
  query: 'notice of termination ontario',
  facets: PROVISION_SCHEMA.facets,
  highlight: ['name', 'textDescription'],
  limit: 50,
};
const answer = (engine: SearchEngine): unknown => engine.search('everything', REQUEST);
const empty = (): SearchEngine => new SearchEngine({ schema: PROVISION_SCHEMA, mergeAfter: 0 });

describe('a snapshot', () => {
  test('read back answers the same', async () => {
    const directory = await mkdtemp(join(tmpdir(), 'snapshot-'));
    const path = join(directory, 'main.snapshot');
    const engine = empty();
    engine.adopt(buildSnapshot(PROVISION_SCHEMA, libraryDocuments(), 7));
    await writeSnapshotFile(path, engine.sealed.buffer);
    await writeSnapshotFile(path, engine.sealed.buffer);
    expect(await readdir(directory)).toEqual(['main.snapshot']);
    const again = empty();
    again.adopt((await readSnapshotFile(path)) as SharedArrayBuffer);
    expect(answer(again)).toEqual(answer(engine));
    expect(again.seq).toBe(7);
    await rm(directory, { recursive: true });
    expect(await readSnapshotFile(path)).toBeNull();
  });

  test('that cannot be written leaves nothing behind', async () => {
    const directory = await mkdtemp(join(tmpdir(), 'snapshot-'));
    await writeFile(join(directory, 'x'), '');
    await expect(
      writeSnapshotFile(join(directory, 'x', 'y'), buildSnapshot(PROVISION_SCHEMA, [])),
    ).rejects.toThrow();
    expect(await readdir(directory)).toEqual(['x']);
    await rm(directory, { recursive: true });
  });

  const bytes = (): Uint8Array<ArrayBuffer> =>
    new Uint8Array(new Uint8Array(buildSnapshot(PROVISION_SCHEMA, libraryDocuments())));
  const reasonFor = (buffer: ArrayBuffer, schema = PROVISION_SCHEMA): string => {
    const engine = new SearchEngine({ schema });
    try {
      engine.adopt(buffer);
    } catch (error) {
      expect(engine.stats.documents).toBe(0);
      return error instanceof SnapshotError ? error.reason : `not a SnapshotError: ${error}`;
    }
    return 'none';
  };

  test('that is damaged anywhere is refused', () => {
    const whole = bytes();
    for (let at = 8; at < whole.length; at += 997) {
      const damaged = whole.slice();
      damaged[at] = (damaged[at] as number) ^ 1;
      expect(reasonFor(damaged.buffer)).toBe('damaged');
    }
    for (const length of [0, 3, 15, 16, 100, whole.length - 1])
      expect(['damaged', 'not a snapshot']).toContain(reasonFor(whole.slice(0, length).buffer));
  });

  test('of another format or schema is refused by name', () => {
    const version = bytes();
    version[4] = 99;
    expect(reasonFor(version.buffer)).toBe('version');
    expect(reasonFor(new TextEncoder().encode('something else entirely').buffer)).toBe('not a snapshot');
    expect(reasonFor(bytes().buffer, { ...PROVISION_SCHEMA, facets: ['area'] })).toBe('schema');
  });

  test('is refused two documents of one id, and any without', () => {
    const builder = new SnapshotBuilder(PROVISION_SCHEMA, 0);
    builder.add([{ objectID: 'a' }]);
    expect(() => builder.add([{ objectID: 'a' }])).toThrow('Two documents have the id "a".');
    expect(() => builder.add([{ objectID: '' }])).toThrow(/objectID/);
  });
});

describe('taking over a snapshot', () => {
  const put = (
    seq: number,
    objectID: string,
    name: string,
  ): { seq: number; put: { objectID: string; name: string } } => ({
    seq,
    put: { objectID, name },
  });
  const names = (engine: SearchEngine): unknown[] =>
    engine
      .search('everything', { limit: 50 })
      .hits.map((hit) => hit.attributes.name)
      .sort();

  test('keeps the changes that are later, and drops those that are in it', () => {
    const engine = empty();
    engine.adopt(
      buildSnapshot(
        PROVISION_SCHEMA,
        [
          { objectID: 'a', name: 'a1' },
          { objectID: 'b', name: 'b1' },
          { objectID: 'c', name: 'c1' },
        ],
        1,
      ),
    );
    engine.apply([
      put(2, 'a', 'a2'),
      put(3, 'd', 'd3'),
      { seq: 4, remove: 'b' },
      put(5, 'a', 'a5'),
      { seq: 6, remove: 'c' },
    ]);
    const seenUpTo4 = buildSnapshot(
      PROVISION_SCHEMA,
      [
        { objectID: 'a', name: 'a2' },
        { objectID: 'c', name: 'c1' },
        { objectID: 'd', name: 'd3' },
      ],
      4,
    );
    expect(engine.adopt(seenUpTo4)).toBe(true);
    expect(names(engine)).toEqual(['a5', 'd3']);
    expect(engine.seq).toBe(6);
  });

  test('that is older than what is sealed does nothing', () => {
    const engine = empty();
    engine.adopt(buildSnapshot(PROVISION_SCHEMA, [{ objectID: 'a', name: 'new' }], 10));
    expect(engine.adopt(buildSnapshot(PROVISION_SCHEMA, [{ objectID: 'a', name: 'old' }], 9))).toBe(false);
    expect(names(engine)).toEqual(['new']);
  });
});

describe('in a worker', () => {
  test('a snapshot is built from batches, and is the one that this thread would build', async () => {
    const documents = libraryDocuments();
    async function* batches(): AsyncGenerator<typeof documents> {
      for (let at = 0; at < documents.length; at += 50) yield documents.slice(at, at + 50);
    }
    const built = await buildInWorker({ schema: PROVISION_SCHEMA, seq: 3, batches: batches() });
    expect(Buffer.from(built).equals(Buffer.from(buildSnapshot(PROVISION_SCHEMA, documents, 3)))).toBe(true);
  });

  test('a failure is told, of the documents and of where they come from', async () => {
    await expect(
      buildInWorker({ schema: PROVISION_SCHEMA, seq: 0, batches: [[{ objectID: 'a' }, { objectID: 'a' }]] }),
    ).rejects.toThrow('Two documents have the id "a".');
    let closed = false;
    async function* broken(): AsyncGenerator<{ objectID: string }[]> {
      try {
        yield [{ objectID: 'a' }];
        throw new Error('the database went away');
      } finally {
        closed = true;
      }
    }
    await expect(buildInWorker({ schema: PROVISION_SCHEMA, seq: 0, batches: broken() })).rejects.toThrow(
      'the database went away',
    );
    expect(closed).toBe(true);
  });

  test('a merge takes in what changed before it, and what changes meanwhile stays', async () => {
    const engine = libraryEngine();
    engine.apply([
      { seq: 1, put: { objectID: 'before', name: 'Hammocks' } },
      { seq: 2, remove: '0-ON' },
    ]);
    const merging = engine.mergeInBackground();
    engine.apply([
      { seq: 3, put: { objectID: 'before', name: 'Swings' } },
      { seq: 4, put: { objectID: 'meanwhile', name: 'Hammocks' } },
      { seq: 5, remove: '1-ON' },
    ]);
    const expected = answer(engine);
    await merging;
    expect(engine.sealed.seq).toBe(2);
    expect(engine.stats.changed).toBe(2);
    expect(answer(engine)).toEqual(expected);
    const found = engine.search('everything', { query: 'hammocks' }).hits.map((hit) => hit.objectID);
    expect(found).toEqual(['meanwhile']);
    expect(engine.stats.documents).toBe(libraryDocuments().length);
  });

  test('a merge starts by itself when enough has changed', async () => {
    const engine = new SearchEngine({ schema: PROVISION_SCHEMA, mergeAfter: 20 });
    engine.apply(
      Array.from({ length: 25 }, (_, n) => ({ seq: n + 1, put: { objectID: `n${n}`, name: `Zebra ${n}` } })),
    );
    await engine.mergeInBackground();
    expect(engine.stats).toMatchObject({ segments: 1, changed: 0, dead: 0, documents: 25 });
    expect(engine.search('everything', { query: 'zebra' }).total).toBe(25);
  });

  test('a merge that fails is told, and loses nothing', async () => {
    let told: unknown;
    const engine = new SearchEngine({
      schema: PROVISION_SCHEMA,
      mergeAfter: 1,
      workerUrl: new URL('data:text/javascript,process.exit(3)'),
      onMergeFailed: (error) => {
        told = error;
      },
    });
    engine.apply([{ seq: 1, put: { objectID: 'a', name: 'Zebra' } }]);
    await expect(engine.mergeInBackground()).rejects.toThrow('The index worker stopped (3).');
    expect(String(told)).toContain('The index worker stopped (3).');
    expect(engine.search('everything', { query: 'zebra' }).total).toBe(1);
  });
});
