import pLimit from 'p-limit';
import { signOnsToRenew } from '../../identity/server/reads.ts';
import { renewSignOn, revokeSession } from '../../identity/server/writes.ts';
import { openid, type ProviderSettings, providerOf, sealedSignOn } from './provider.ts';
import type { ProviderServices } from './services.ts';
import './tables.ts';

/** A provider is asked anew every five minutes, so that one that fails once is asked twice more before the quarter of an hour is over. */
const RENEW_AFTER_MS = 4 * 60_000;
const AT_ONCE = 4;
const IN_A_RUN = 2_000;

type Due = Awaited<ReturnType<typeof signOnsToRenew>>[number];

/** What a provider answers when its word no longer holds (RFC 6749, 5.2). */
const isRefused = (error: unknown): boolean =>
  error instanceof Error && 'error' in error && error.error === 'invalid_grant';

async function renew(services: ProviderServices, settings: ProviderSettings, due: Due): Promise<void> {
  const { db, clock } = services;
  const refreshToken = sealedSignOn(services).open(due.sealed_token ?? '');
  if (refreshToken === null) return;
  try {
    const client = await openid();
    const tokens = await client.refreshTokenGrant(await providerOf(services, settings), refreshToken);
    const sealedToken = sealedSignOn(services).seal(tokens.refresh_token ?? refreshToken);
    await renewSignOn(db, due.id, { sealedToken, at: clock.now() });
  } catch (error) {
    // Who does not answer may do so in five minutes; the session ends by itself where nobody does.
    if (isRefused(error)) await revokeSession(db, due.id, clock.now());
  }
}

/** Asks the providers whether they still vouch for the sessions they opened; answers how many were asked about. */
export async function renewSignOns(services: ProviderServices): Promise<number> {
  const { db, clock } = services;
  const now = clock.now();
  const before = new Date(now.getTime() - RENEW_AFTER_MS);
  const due = await signOnsToRenew(db, { before, limit: IN_A_RUN }, now);
  const accounts = [...new Set(due.map(({ account_id }) => account_id))];
  const rows =
    accounts.length === 0
      ? []
      : await db
          .selectFrom('sign_on_providers')
          .select(['account_id', 'issuer', 'client_id', 'sealed_client_secret'])
          .where('account_id', 'in', accounts)
          .execute();
  const settings = new Map(rows.map((row) => [row.account_id, row]));
  const limit = pLimit(AT_ONCE);
  await Promise.all(
    due.map((session) =>
      limit(async () => {
        const ofAccount = settings.get(session.account_id);
        if (ofAccount) await renew(services, ofAccount, session);
      }),
    ),
  );
  return due.length;
}
