import { type LiteClient, liteClient } from 'algoliasearch/lite';
import type { PageConfig } from '../../../shared/pageConfig.ts';
import { pageConfig } from '../../../ui/pageConfig.ts';

/** The index, by the name the specification gives it. */
export const INDEX = 'main';

type SearchConfig = Pick<PageConfig, 'apiBaseUrl' | 'hostedSearch'>;

/**
 * The client of the search engine: the product's own, or the hosted one where the page says so. Its answers are cached in it, so
 * a new token gets a new one; the token rides in a header, never in an address.
 */
export function searchClient(searchToken: string, config: SearchConfig = pageConfig): LiteClient {
  if (config.hostedSearch) return liteClient(config.hostedSearch, searchToken, { authMode: 'WithinHeaders' });
  const base = new URL(config.apiBaseUrl || window.location.origin);
  return liteClient('lawleaf', searchToken, {
    hosts: [
      {
        url: base.host + base.pathname.replace(/\/$/, ''),
        protocol: base.protocol === 'http:' ? 'http' : 'https',
        accept: 'readWrite',
      },
    ],
    authMode: 'WithinHeaders',
  });
}
