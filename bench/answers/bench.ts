import { z } from 'zod';
import { type Provision, provisionSchema } from '../../src/features/provisions/contract.ts';
import { markImmutable } from '../../src/platform/http/answers/markImmutable.ts';
import { serializeAnswer, tagOf } from '../../src/platform/http/answers/serializeAnswer.ts';
import { percentile } from '../timing.ts';

const PROVISIONS = 188;
const ROUNDS = 300;

const SENTENCE =
  'An employee who works more than 44 hours in a week is paid one and a half times the regular rate. ';
const TEXT = SENTENCE.repeat(20);
const NAMED = { id: 'overtime', name: 'Overtime Threshold and Rate' };

const provision = (number: number): Provision =>
  provisionSchema.parse({
    id: `provision${number}`,
    _id: `provision${number}`,
    name: NAMED.name,
    jurisdiction: 'ON',
    jurisdictionName: 'Ontario',
    area: NAMED,
    topic: NAMED,
    provisionGroup: NAMED,
    isPublished: true,
    updatedAt: '2026-11-21T17:00:00.000Z',
    hasVersions: true,
    description: `<p>${TEXT}</p>`,
    textDescription: TEXT,
    policy: null,
    textPolicy: null,
    warning: null,
    textWarning: null,
    act: null,
    actSections: null,
    acts: [],
    regulations: [],
    regSections: null,
    bills: [],
    upcomingChanges: [],
    values: [],
    effectiveDate: null,
    asOf: null,
    verification: 'unverified',
    verified: null,
    notes: [],
    references: [],
    specialRules: [],
    matchedESRs: [],
  });

const plain = Array.from({ length: PROVISIONS }, (_, number) => provision(number));
const marked = plain.map((one) => markImmutable(structuredClone(one)));
const serialize = serializeAnswer({
  schema: z.array(provisionSchema),
  method: 'POST',
  url: '/api/buildReport',
});

/** Milliseconds to check, write, encode and tag an answer. */
function once(answer: readonly Provision[]): number {
  const began = performance.now();
  const body = serialize(answer);
  tagOf(body);
  return performance.now() - began;
}

const times = { plain: [] as number[], marked: [] as number[] };
for (let round = 0; round < ROUNDS; round += 1) {
  times.plain.push(once(plain));
  times.marked.push(once(marked));
}
const size = Buffer.byteLength(serialize(plain));
console.log(
  `An answer of ${PROVISIONS} provisions, ${Math.round(size / 1000)} KB, in turn, ${ROUNDS} times each:`,
);
for (const [kind, taken] of Object.entries(times)) {
  console.log(
    `  ${kind}: p50 ${percentile(taken, 0.5).toFixed(2)} ms, p95 ${percentile(taken, 0.95).toFixed(2)} ms`,
  );
}
