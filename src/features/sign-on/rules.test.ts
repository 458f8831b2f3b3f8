import { expect, test } from 'vitest';
import { domainOf, readDomain } from './rules.ts';

test.each([
  ['acme.example', 'acme.example'],
  [' @Acme.Example. ', 'acme.example'],
  ['hr.acme.co.uk', 'hr.acme.co.uk'],
  ['xn--caf-dma.example', 'xn--caf-dma.example'],
])('%s is the domain %s', (given, domain) => {
  expect(readDomain(given)).toBe(domain);
});

test.each([
  '',
  'localhost',
  '127.0.0.1',
  'acme',
  '-a.example',
  'a..example',
  'a b.example',
  'café.example',
  `${'a'.repeat(64)}.example`,
])('%s is no domain', (given) => {
  expect(readDomain(given)).toBeNull();
});

test('the domain of an address is what stands behind its last @', () => {
  expect(domainOf('"a@b"@Acme.Example')).toBe('acme.example');
});
