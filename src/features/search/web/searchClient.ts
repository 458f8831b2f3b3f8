import { type LiteClient, liteClient } from 'algoliasearch/lite';
import { pageConfig } from '../../../ui/pageConfig.ts';

/** The index, by the name the specification gives it. */
export const INDEX = 'main';

/** The client of the search engine. Its answers are cached in it, so a new token gets a new one; the token rides in a header. */
export function searchClient(searchToken: string): LiteClient {
  const base = new URL(pageConfig.apiBaseUrl || window.location.origin);
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
