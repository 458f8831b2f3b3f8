import fc from 'fast-check';
import type { FastifyInstance } from 'fastify';
import { pino } from 'pino';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { z } from 'zod';
import { createHttp } from '../createHttp.ts';
import { markImmutable } from './markImmutable.ts';

const rule = z.object({ id: z.string(), text: z.string().nullable(), from: z.array(z.number()).optional() });
const answers = {
  one: rule,
  list: z.array(rule),
  found: z.object({ query: z.string().optional(), results: z.array(rule), more: z.array(z.string()) }),
  fewer: z.strictObject({ results: z.array(rule) }),
  atMostTwo: z.array(rule).max(2),
};

let http: FastifyInstance;
let answer: unknown;

beforeAll(async () => {
  http = await createHttp({
    logger: pino({ level: 'silent' }),
    trustProxy: null,
    perMinute: 1_000_000,
    busyAfter: 0,
  });
  for (const [name, schema] of Object.entries(answers)) {
    http.get(`/${name}`, { schema: { response: { 200: schema } } }, () => answer);
  }
  await http.ready();
});
afterAll(() => http.close());

const get = (name: keyof typeof answers, given: unknown, headers: Record<string, string> = {}) => {
  answer = given;
  return http.inject({ url: `/${name}`, headers });
};

const rules = fc.array(
  fc.record({
    kept: fc.boolean(),
    rule: fc.record(
      {
        id: fc.string(),
        text: fc.option(fc.string({ unit: 'grapheme' })),
        from: fc.array(fc.integer(), { maxLength: 3 }),
      },
      { requiredKeys: ['id', 'text'] },
    ),
  }),
  { maxLength: 6 },
);

const copy = <T>(thing: T): T => structuredClone(thing);

describe('an answer of things that never change', () => {
  test('says the same as one of things that may, byte for byte where it is a list', async () => {
    await fc.assert(
      fc.asyncProperty(rules, fc.option(fc.string(), { nil: undefined }), async (given, query) => {
        const plain = given.map((one) => copy(one.rule));
        const kept = given.map((one) => (one.kept ? markImmutable(one.rule) : one.rule));
        for (const _ of ['made', 'kept']) {
          expect((await get('list', kept)).body).toBe(JSON.stringify(plain));
          const around = query === undefined ? {} : { query };
          expect((await get('found', { results: kept, more: ['a'], ...around })).json()).toEqual({
            results: JSON.parse(JSON.stringify(plain)),
            more: ['a'],
            ...around,
          });
          expect((await get('fewer', { results: kept })).json()).toEqual(
            JSON.parse(JSON.stringify({ results: plain })),
          );
        }
      }),
      { numRuns: 60 },
    );
  });

  test('is not sent twice, and has another tag as soon as anything in it is another', async () => {
    const first = markImmutable({ id: 'a', text: 'Seven days' });
    const second = markImmutable({ id: 'b', text: null });
    const changed = markImmutable({ id: 'b', text: '' });
    const mine = { id: 'b', text: 'with a note' };
    const variants = [
      [first, second],
      [second, first],
      [first],
      [first, changed],
      [first, mine],
      [first, first],
    ];
    const tags = [];
    for (const list of variants) {
      const { etag } = (await get('list', list)).headers;
      const again = await get('list', list, { 'if-none-match': String(etag) });
      expect([again.statusCode, again.body]).toEqual([304, '']);
      tags.push(etag);
    }
    expect(new Set(tags).size).toBe(variants.length);
    const stale = await get('list', variants[3], { 'if-none-match': String(tags[0]) });
    expect([stale.statusCode, stale.json()]).toEqual([200, [first, changed]]);
  });

  test('holds to its contract: what breaks it is a 500 every time, what it does not name is left out', async () => {
    const broken = markImmutable({ id: 'a', text: 7 });
    const good = markImmutable({ id: 'b', text: 'x', secret: 'y' });
    for (const _ of ['first', 'second']) {
      for (const [name, given] of [
        ['one', broken],
        ['list', [good, broken]],
        ['found', { results: [broken], more: [] }],
        ['found', { results: [good], more: [1] }],
        ['fewer', { results: [good], more: [] }],
        ['atMostTwo', [good, good, good]],
      ] as const) {
        expect([name, (await get(name, given)).statusCode]).toEqual([name, 500]);
      }
      for (const name of ['list', 'atMostTwo'] as const) {
        expect((await get(name, [good])).body).toBe('[{"id":"b","text":"x"}]');
      }
      expect((await get('one', good)).body).toBe('{"id":"b","text":"x"}');
    }
  });

  test('cannot be changed by anybody who was given a part of it', () => {
    const thing = markImmutable({ id: 'a', text: 'x', from: [1] });
    expect(() => Object.assign(thing, { text: 'y' })).toThrow(TypeError);
    expect(() => thing.from.push(2)).toThrow(TypeError);
    expect(thing).toEqual({ id: 'a', text: 'x', from: [1] });
  });
});
