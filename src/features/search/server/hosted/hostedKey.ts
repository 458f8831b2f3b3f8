import { algoliasearch } from 'algoliasearch';
import type { Scope } from '../../../identity/scope.ts';
import { filterOf } from './scopeTags.ts';

/** What the client has on Node, and its types for browsers lack. */
interface KeyMaker {
  generateSecuredApiKey(options: {
    parentApiKey: string;
    restrictions: { filters?: string; restrictIndices: string[]; validUntil: number };
  }): string;
}

/** Short, because the hosted engine does not ask us what a session may see, or whether it still lives. The browser renews it. */
const MINUTES = 2;

/**
 * A key of the hosted engine for one person, made here without a call: it searches the one index, sees what the scope
 * allows whatever is asked, and is over after two minutes. Empty for somebody who may see nothing.
 */
export function hostedKey(
  options: { appId: string; searchKey: string; indexName: string },
  scope: Scope,
  now: Date,
): string {
  const filters = filterOf(scope);
  if (filters === null) return '';
  const maker = algoliasearch(options.appId, options.searchKey) as unknown as KeyMaker;
  return maker.generateSecuredApiKey({
    parentApiKey: options.searchKey,
    restrictions: {
      ...(filters ? { filters } : {}),
      restrictIndices: [options.indexName],
      validUntil: Math.floor(now.getTime() / 1000) + MINUTES * 60,
    },
  });
}
