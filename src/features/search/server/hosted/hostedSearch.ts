import type { Config } from '../../../../platform/config.ts';
import type { Actor } from '../../../identity/actor.ts';
import { hostedKey } from './hostedKey.ts';

/** The index of the service, by the name the specification gives it. */
export const HOSTED_INDEX = 'main';

/** Where the browser asks the hosted engine: the service's own hosts of an application. */
export const hostedHosts = (appId: string): string[] => [
  `https://${appId.toLowerCase()}-dsn.algolia.net`,
  ...[1, 2, 3].map((number) => `https://${appId.toLowerCase()}-${number}.algolianet.com`),
];

/** Makes the search token of a session with the hosted engine: a secured key for what its person may see; none when it is over. */
export function hostedTokens(
  { appId, searchKey }: Config['search'],
  actorOf: (sessionId: string, now: Date) => Promise<Actor | null>,
) {
  return async (sessionId: string, now: Date): Promise<string> => {
    const actor = await actorOf(sessionId, now);
    if (!actor || actor.isTrialExpired) return '';
    return hostedKey({ appId, searchKey, indexName: HOSTED_INDEX }, actor.scope, now);
  };
}
