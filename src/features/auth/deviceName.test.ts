import { expect, test } from 'vitest';
import { deviceFamily, deviceName } from './deviceName.ts';

const MOZILLA = 'Mozilla/5.0';
test.each([
  [
    `${MOZILLA} (Windows NT 10.0; Win64; x64) AppleWebKit/537.36 Chrome/147.0.0.0 Safari/537.36`,
    'Chrome on Windows',
  ],
  [
    `${MOZILLA} (Windows NT 10.0) AppleWebKit/537.36 Chrome/147.0.0.0 Safari/537.36 Edg/147.0.0.0`,
    'Edge on Windows',
  ],
  [`${MOZILLA} (X11; Linux x86_64; rv:140.0) Gecko/20100101 Firefox/140.0`, 'Firefox on Linux'],
  [`${MOZILLA} (Macintosh; Intel Mac OS X 10_15_7) AppleWebKit/605 Version/18 Safari/605`, 'Safari on macOS'],
  [`${MOZILLA} (iPhone; CPU iPhone OS 18_0 like Mac OS X) Version/18.0 Mobile Safari/604`, 'Safari on iOS'],
  [`${MOZILLA} (Linux; Android 15) Chrome/147.0.0.0 Mobile Safari/537.36`, 'Chrome on Android'],
  ['curl/8.5.0', 'Unknown browser'],
  ['', 'Unknown browser'],
  [null, 'Unknown browser'],
])('%s is %s', (userAgent, name) => {
  expect(deviceName(userAgent)).toBe(name);
});

test('a browser that was updated is the same one; another, and another system, are not', () => {
  const chrome = (version: number, system = 'Windows NT 10.0') =>
    `${MOZILLA} (${system}) Chrome/${version}.0.0.0`;
  expect(deviceFamily(chrome(147))).toBe(deviceFamily(chrome(148)));
  expect(deviceFamily(chrome(147))).not.toBe(deviceFamily(chrome(147, 'X11; Linux')));
  expect(deviceFamily(chrome(147))).not.toBe(deviceFamily(`${MOZILLA} (Windows NT 10.0) Firefox/147.0`));
});
