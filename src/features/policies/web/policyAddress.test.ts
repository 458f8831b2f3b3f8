import fc from 'fast-check';
import { expect, test } from 'vitest';
import { JURISDICTION_CODES } from '../../../shared/jurisdictions.ts';
import { type PolicyAddress, policyPath, readPolicyAddress } from './policyAddress.ts';

function route(path: string): PolicyAddress {
  const url = new URL(path, 'https://lawleaf.test');
  const [, , , areaId, topicId] = url.pathname.split('/').map(decodeURIComponent);
  return readPolicyAddress(url.search, { areaId, topicId });
}

const id = fc.stringMatching(/^[A-Za-z0-9_-]{1,24}$/);
const jurisdictions = fc.subarray(JURISDICTION_CODES);
const text = fc.string({ unit: 'grapheme', maxLength: 20 });

test('the address of the policies says everything that the screen filters by', () => {
  const on = fc.constantFrom(null, '2024-03-01');
  const addresses = fc.oneof(
    fc.record({
      areas: fc.uniqueArray(id, { maxLength: 6 }),
      topicId: fc.constant(null),
      jurisdictions,
      text,
      on,
    }),
    fc.record({ areas: fc.tuple(id), topicId: id, jurisdictions, text, on }),
  );
  fc.assert(
    fc.property(addresses, (address) => {
      expect(route(policyPath(address))).toEqual(address);
    }),
  );
});

test('is short, and leaves out what it does not understand', () => {
  expect(policyPath({ areas: ['es'], topicId: 'wages', jurisdictions: ['ON'], text: '', on: null })).toBe(
    '/m/policies/es/wages?jurisdictions=ON',
  );
  expect(policyPath({ areas: ['es'], topicId: null, jurisdictions: [], text: '', on: null })).toBe(
    '/m/policies?areas=es',
  );
  expect(route('/m/policies?jurisdictions=XX,ON&areas=,')).toEqual({
    areas: [],
    topicId: null,
    jurisdictions: ['ON'],
    text: '',
    on: null,
  });
});
