import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { JURISDICTION_CODES } from '../../../shared/jurisdictions.ts';
import { freshAddress, type HubAddress, hubPath, readHubAddress } from './hubAddress.ts';

/** What the router hands over for a path, as React Router matches `builder/:areaId?/:topicId?`. */
function route(path: string): HubAddress {
  const url = new URL(path, 'https://lawleaf.test');
  const [, , , areaId, topicId] = url.pathname.split('/').map(decodeURIComponent);
  return readHubAddress(url, { areaId, topicId });
}

const id = fc.stringMatching(/^[A-Za-z0-9_-]{1,24}$/);
const common = {
  jurisdictions: fc.subarray(JURISDICTION_CODES),
  provisionId: fc.option(id),
  on: fc.constantFrom(null, '2024-03-01'),
};
const addresses = fc.oneof(
  fc.record<HubAddress>({
    ...common,
    tab: fc.constant('area' as const),
    areaId: id,
    topicId: id,
    industryId: fc.constant(null),
    text: fc.constant(''),
    hidden: fc.uniqueArray(id, { maxLength: 20 }),
  }),
  fc.record<HubAddress>({
    ...common,
    tab: fc.constant('industry' as const),
    areaId: fc.constant(null),
    topicId: fc.constant(null),
    industryId: fc.option(id),
    text: fc.constant(''),
    hidden: fc.constant([]),
  }),
  fc.record<HubAddress>({
    ...common,
    tab: fc.constant('search' as const),
    areaId: fc.constant(null),
    topicId: fc.constant(null),
    industryId: fc.constant(null),
    text: fc.string({ unit: 'grapheme', maxLength: 60 }).map((text) => text.trim()),
    hidden: fc.constant([]),
  }),
);

describe('the address of the Info Hub', () => {
  it('says everything that the screen shows', () => {
    fc.assert(
      fc.property(addresses, (address) => {
        expect(route(hubPath(address))).toEqual(address);
      }),
    );
  });

  it('is short and readable', () => {
    expect(
      hubPath({
        ...freshAddress(['BC', 'ON']),
        areaId: 'employment-standards',
        topicId: 'wages',
        hidden: ['tips'],
        provisionId: 'p-1',
      }),
    ).toBe('/m/builder/employment-standards/wages?jurisdictions=BC,ON&hidden=tips#p-1');
    expect(hubPath(freshAddress())).toBe('/m/builder');
  });

  it('leaves out what it does not understand', () => {
    expect(route('/m/builder/es/wages?jurisdictions=ON,XX,on,ON&hidden=,,a,a&tab=nonsense#%E0%A4%A')).toEqual(
      {
        ...freshAddress(['ON']),
        areaId: 'es',
        topicId: 'wages',
        hidden: ['a'],
        provisionId: '%E0%A4%A',
      },
    );
  });
});
