import { expect, test } from 'vitest';
import { isAddress, sourceTitle } from './evidenceText.ts';

test('an address is told without what every address has; a name is left as it is', () => {
  expect(sourceTitle('https://www.ontario.ca/laws/')).toBe('ontario.ca/laws');
  expect(sourceTitle('http://laws.yukon.ca')).toBe('laws.yukon.ca');
  expect(sourceTitle('Gazette, see https://www.gazette.gc.ca')).toBe(
    'Gazette, see https://www.gazette.gc.ca',
  );
  expect(sourceTitle('https://wwwa.ca/?u=http://www.b.ca')).toBe('wwwa.ca/?u=http://www.b.ca');
});

test('only what a browser opens is an address', () => {
  expect(
    ['https://a.ca', 'http://a.ca', 'ftp://a.ca', 'javascript:alert(1)//https://', ' https://a.ca'].map(
      isAddress,
    ),
  ).toEqual([true, true, false, false, false]);
});
