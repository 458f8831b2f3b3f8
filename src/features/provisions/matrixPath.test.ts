import { expect, test } from 'vitest';
import { matrixPath } from './matrixPath.ts';

test('a link says only what is asked for, in one order', () => {
  expect(matrixPath({})).toBe('/m/compare');
  expect(matrixPath({ on: null, groupIds: [], home: 'QC' })).toBe('/m/compare?home=QC');
  expect(matrixPath({ on: '2026-06-01', home: 'ON', groupIds: ['a', 'b'], topicId: 't' })).toBe(
    '/m/compare?topic=t&groups=a,b&home=ON&on=2026-06-01',
  );
});

test('an id with a comma in it stays one id', () => {
  expect(matrixPath({ groupIds: ['a,b', 'c&d'] })).toBe('/m/compare?groups=a%2Cb,c%26d');
});
