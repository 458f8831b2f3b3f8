import type { Configuration } from 'openid-client';
import { AppError } from '../../../platform/errors.ts';
import { t } from '../../../shared/text.ts';
import { isEmail } from '../../auth/rules.ts';
import { openid, redirectUri } from './provider.ts';
import type { ProviderServices } from './services.ts';

/** Who the provider says it is. */
export interface Vouched {
  subject: string;
  email: string;
  firstName: string;
  lastName: string;
  /** Asks the provider again without the person; null where it gave none. */
  refreshToken: string | null;
}

export interface ProviderAnswer {
  state: string;
  code?: string;
  iss?: string;
  error?: string;
}

export const signOnFailed = (message: string): AppError => new AppError(400, 'sign_on_failed', message);

const wordOf = (claim: unknown): string =>
  typeof claim === 'string'
    ? claim
        .replace(/\p{Cc}/gu, '')
        .trim()
        .slice(0, 100)
        // Halves of a sign, one that the cut made among them.
        .replace(/\p{Cs}/gu, '')
        .trim()
    : '';

/** The address that the provider vouches for, whole or not at all: one that was cut would be somebody else's. Null for none. */
export function emailOf(claims: Record<string, unknown>): string | null {
  const email = typeof claims.email === 'string' ? claims.email.trim().toLowerCase() : '';
  return isEmail(email) && claims.email_verified !== false ? email : null;
}

/** First and last name, from whatever of them the provider tells. */
export function namesOf(
  claims: Record<string, unknown>,
  email: string,
): { firstName: string; lastName: string } {
  const firstName = wordOf(claims.given_name);
  const lastName = wordOf(claims.family_name);
  if (firstName || lastName) return { firstName: firstName || lastName, lastName: firstName ? lastName : '' };
  const [first = '', ...rest] = (wordOf(claims.name) || email.slice(0, email.lastIndexOf('@'))).split(/\s+/);
  return { firstName: first, lastName: rest.join(' ') };
}

/**
 * Exchanges the provider's answer for what it vouches for: state, nonce, PKCE, issuer, signature and audience are checked by the
 * library. Throws 400 with what went wrong in words.
 */
export async function vouchedBy(
  services: ProviderServices,
  provider: Configuration,
  answer: ProviderAnswer,
  attempt: { nonce: string; verifier: string },
): Promise<Vouched> {
  if (answer.error !== undefined || answer.code === undefined) {
    const { error = '' } = answer;
    const why = /^[a-z_]{1,60}$/.test(error) ? error : 'no_code';
    throw signOnFailed(
      t('Your organisation did not let you in ({{why}}). Ask whoever looks after it.', { why }),
    );
  }
  const client = await openid();
  const url = new URL(redirectUri(services.config));
  for (const [name, value] of Object.entries(answer))
    if (value !== undefined) url.searchParams.set(name, value);
  try {
    const tokens = await client.authorizationCodeGrant(provider, url, {
      expectedState: answer.state,
      expectedNonce: attempt.nonce,
      pkceCodeVerifier: attempt.verifier,
      idTokenExpected: true,
    });
    const told: Record<string, unknown> = tokens.claims() ?? {};
    const subject = String(told.sub);
    const claims =
      typeof told.email === 'string'
        ? told
        : { ...told, ...(await client.fetchUserInfo(provider, tokens.access_token, subject)) };
    const email = emailOf(claims);
    if (email === null) {
      throw signOnFailed(t('Your organisation did not say which email address is yours.'));
    }
    return { subject, email, ...namesOf(claims, email), refreshToken: tokens.refresh_token ?? null };
  } catch (error) {
    if (error instanceof AppError) throw error;
    throw signOnFailed(t('The answer of your organisation could not be trusted. Please log in again.'));
  }
}
