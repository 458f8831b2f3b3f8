import { expect, test, vi } from 'vitest';
import { searchClient } from './searchClient.ts';

test.each([
  [{ apiBaseUrl: '', hostedSearch: null }, 'https://lawleaf.test'],
  [{ apiBaseUrl: 'http://api.lawleaf.test/base', hostedSearch: null }, 'http://api.lawleaf.test/base'],
  [{ apiBaseUrl: '', hostedSearch: 'ABC123' }, 'https://ABC123-dsn.algolia.net'],
])('%o asks %s, with the token in a header only', (config, address) => {
  vi.stubGlobal('window', { location: { origin: 'https://lawleaf.test' } });
  const { transporter } = searchClient('secret-token', config);
  vi.unstubAllGlobals();
  const [host] = transporter.hosts;
  expect(`${host?.protocol}://${host?.url}`).toBe(address);
  expect(transporter.baseHeaders['x-algolia-api-key']).toBe('secret-token');
  expect(JSON.stringify(transporter.baseQueryParameters)).not.toContain('secret-token');
});
