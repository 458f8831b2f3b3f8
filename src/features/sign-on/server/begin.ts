import { createHash } from 'node:crypto';
import type { Db } from '../../../platform/db/schema.ts';
import { AppError } from '../../../platform/errors.ts';
import type { Services } from '../../../platform/services.ts';
import { t } from '../../../shared/text.ts';
import { domainOf } from '../rules.ts';
import { openid, providerOf, redirectUri, SCOPE, sealedSignOn } from './provider.ts';
import type { ProviderServices } from './services.ts';
import './tables.ts';

const ATTEMPT_MS = 10 * 60_000;

/** Tokens are kept by their fingerprints. */
export const hashOf = (token: string): string => createHash('sha256').update(token).digest('base64url');

/** The provider that the addresses of a domain sign in at, once it was shown whose the domain is. */
const providerOfDomain = (db: Db, domain: string) =>
  db
    .selectFrom('sign_on_domains')
    .innerJoin('sign_on_providers', 'sign_on_providers.account_id', 'sign_on_domains.account_id')
    .select(['sign_on_providers.account_id', 'issuer', 'client_id', 'sealed_client_secret'])
    .where('domain', '=', domain)
    .where('verified_at', 'is not', null)
    .executeTakeFirst();

const doesNotAnswer = (): AppError =>
  new AppError(
    503,
    'sign_on_unreachable',
    t(
      'The sign-in page of your organisation does not answer. Try again in a moment, or log in with a password.',
    ),
  );

async function begin(services: ProviderServices, email: string): Promise<string | null> {
  const { db, clock, config } = services;
  const settings = await providerOfDomain(db, domainOf(email));
  if (!settings) return null;
  const client = await openid();
  const provider = await providerOf(services, settings).catch(() => {
    throw doesNotAnswer();
  });
  const verifier = client.randomPKCECodeVerifier();
  const state = client.randomState();
  const nonce = client.randomNonce();
  const now = clock.now();
  await db.deleteFrom('sign_on_attempts').where('expires_at', '<', now).execute();
  await db
    .insertInto('sign_on_attempts')
    .values({
      state_hash: hashOf(state),
      account_id: settings.account_id,
      nonce,
      sealed_verifier: sealedSignOn(services).seal(verifier),
      expires_at: new Date(now.getTime() + ATTEMPT_MS),
    })
    .execute();
  return client.buildAuthorizationUrl(provider, {
    redirect_uri: redirectUri(config),
    scope: SCOPE,
    state,
    nonce,
    code_challenge: await client.calculatePKCECodeChallenge(verifier),
    code_challenge_method: 'S256',
    login_hint: email,
  }).href;
}

/** Single sign-on as the doors below see it. */
export const signOnDoor = (services: ProviderServices): Services['signOn'] => ({
  begin: (email) => begin(services, email),
});
