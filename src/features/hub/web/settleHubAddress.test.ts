import { describe, expect, it } from 'vitest';
import type { Area } from '../../catalogue/contract.ts';
import { freshAddress } from './hubAddress.ts';
import { settleHubAddress } from './settleHubAddress.ts';

const area = (id: string, ...topics: string[]): Area =>
  ({ id, name: id, jurisdictions: [], topics: topics.map((_id) => ({ _id, name: _id })) }) as unknown as Area;
const areas = [area('standards', 'wages', 'hours'), area('rights', 'grounds')];
const known = { areas, remembered: null };

describe('settleHubAddress', () => {
  it('opens the first topic of the account, or of the area that the address names', () => {
    expect(settleHubAddress(freshAddress(), known)).toMatchObject({ areaId: 'standards', topicId: 'wages' });
    expect(settleHubAddress({ ...freshAddress(), areaId: 'rights' }, known)).toMatchObject({
      areaId: 'rights',
      topicId: 'grounds',
    });
  });

  it('leaves a topic, another tab, and what is not there as they are', () => {
    for (const address of [
      { ...freshAddress(), areaId: 'standards', topicId: 'hours' },
      { ...freshAddress(), areaId: 'elsewhere' },
      { ...freshAddress(), tab: 'search' as const, text: 'overtime' },
    ]) {
      expect(settleHubAddress(address, known)).toEqual(address);
    }
  });

  it('opens no topic while a linked provision is looked up, and none before the areas are known', () => {
    const linked = { ...freshAddress(), provisionId: 'p1' };
    expect(settleHubAddress(linked, known)).toEqual(linked);
    expect(settleHubAddress(freshAddress(), { areas: null, remembered: null })).toEqual(freshAddress());
  });

  it('begins with the jurisdictions remembered unless the address names some, or means all', () => {
    expect(settleHubAddress(freshAddress(), { areas, remembered: ['ON'] }).jurisdictions).toEqual(['ON']);
    expect(settleHubAddress(freshAddress(['BC']), { areas, remembered: ['ON'] }).jurisdictions).toEqual([
      'BC',
    ]);
    expect(settleHubAddress(freshAddress(), known).jurisdictions).toEqual([]);
  });
});
