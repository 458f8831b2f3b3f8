import type { ClientAuth, Configuration } from 'openid-client';
import type { Config } from '../../../platform/config.ts';
import type { GuardedFetch, GuardedRequest } from '../../../platform/fetch/guardedFetch.ts';
import { Sealed } from '../../../platform/session/sealed.ts';
import type { ProviderServices } from './services.ts';
import type { SignOnProvidersTable } from './tables.ts';

/** The library of the protocol, read when an account first uses it: few ever do. */
export const openid = () => import('openid-client');

/** What is asked of a provider; `offline_access` is what lets it be asked again without the person. */
export const SCOPE = 'openid email profile offline_access';

/** Where the provider sends people back to. */
export const redirectUri = ({ publicUrl }: Pick<Config, 'publicUrl'>): string => `${publicUrl}/login/sso`;

/** Seals what the database alone must not tell: the client's secret, verifiers, refresh tokens. */
export const sealedSignOn = ({ secret }: Pick<ProviderServices, 'secret'>): Sealed =>
  new Sealed(secret, 'signOn');

export type ProviderSettings = Pick<SignOnProvidersTable, 'issuer' | 'client_id' | 'sealed_client_secret'>;

/** The client's secret in the way that the provider takes; Basic where it says nothing (OpenID Connect Discovery 1.0, section 3). */
function clientSecret(client: Awaited<ReturnType<typeof openid>>, secret: string): ClientAuth {
  const byBasic = client.ClientSecretBasic(secret);
  const byPost = client.ClientSecretPost(secret);
  return (server, ...rest) => {
    const methods = server.token_endpoint_auth_methods_supported ?? ['client_secret_basic'];
    return (methods.includes('client_secret_basic') ? byBasic : byPost)(server, ...rest);
  };
}

/**
 * Asks an issuer how it is to be talked to (OpenID Connect Discovery), by the guarded fetch alone. Rejects with the library's error or
 * `FetchRefused` when it does not answer, or answers for somebody else.
 */
export async function discover(
  services: Pick<ProviderServices, 'config' | 'secret' | 'fetch'>,
  { issuer, client_id, sealed_client_secret }: ProviderSettings,
): Promise<Configuration> {
  const client = await openid();
  const secret = sealed_client_secret && sealedSignOn(services).open(sealed_client_secret);
  return client.discovery(
    new URL(issuer),
    client_id,
    undefined,
    secret ? clientSecret(client, secret) : client.None(),
    {
      [client.customFetch]: (url, options) => services.fetch(url, requestOf(options)),
      execute: [
        client.enableNonRepudiationChecks,
        ...(services.config.fetchesLoopback ? [client.allowInsecureRequests] : []),
      ],
    },
  );
}

const requestOf = (options: {
  method: string;
  headers: Record<string, string>;
  body?: unknown;
}): GuardedRequest => ({
  method: options.method,
  headers: options.headers,
  body: options.body === undefined || options.body === null ? undefined : String(options.body),
  redirect: 'manual',
});

const KEPT_MS = 10 * 60_000;
const cache = new WeakMap<GuardedFetch, Map<string, { until: number; provider: Promise<Configuration> }>>();

/** The provider of an account, which is asked how it is talked to at most every ten minutes. */
export function providerOf(services: ProviderServices, settings: ProviderSettings): Promise<Configuration> {
  const ofProcess = cache.get(services.fetch) ?? new Map();
  cache.set(services.fetch, ofProcess);
  const key = JSON.stringify([settings.issuer, settings.client_id, settings.sealed_client_secret]);
  const now = Date.now();
  const found = ofProcess.get(key);
  if (found && found.until > now) return found.provider;
  const provider = discover(services, settings);
  for (const [other, { until }] of ofProcess) if (until <= now) ofProcess.delete(other);
  ofProcess.set(key, { until: now + KEPT_MS, provider });
  provider.catch(() => ofProcess.delete(key));
  return provider;
}
