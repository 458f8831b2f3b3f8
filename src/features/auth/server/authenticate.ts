import type { FastifyRequest } from 'fastify';
import type { Authenticate } from '../../../platform/http/feature.ts';
import type { Services } from '../../../platform/services.ts';
import { isPastHalfLife } from '../../../platform/session/token.ts';
import type { Actor } from '../../identity/actor.ts';
import { isTrialExpired, scopeOf } from '../../identity/scope.ts';
import { liveSession, type SessionRow } from '../../identity/server/reads.ts';
import { touchSession } from '../../identity/server/writes.ts';
import { PROOF_MINUTES } from '../rules.ts';

const SEEN_EVERY_MS = 5 * 60_000;

/** Who a session row speaks for, and what they may see. */
export function actorOf(row: SessionRow, entitlements: Services['entitlements'], now: Date): Actor {
  const isStaff = row.role === 'ADMIN' || row.role === 'EDITOR';
  const entitlement = entitlements.of(row);
  return {
    userId: row.user_id,
    email: row.email,
    firstName: row.first_name,
    lastName: row.last_name,
    role: row.role,
    isStaff,
    sessionId: row.session_id,
    accountId: row.account_id,
    scope: scopeOf(entitlement, isStaff),
    isProven: now.getTime() - row.proven_at.getTime() <= PROOF_MINUTES * 60_000,
    // Who comes by the account's provider has shown there what it asks for.
    isFactorMissing:
      row.sign_on_renewed_at === null &&
      !row.has_factor &&
      row.factor_required_from !== null &&
      row.factor_required_from <= now,
    isTrialExpired: !isStaff && isTrialExpired(entitlement, now),
    account: {
      isSubscribed: entitlement.isSubscribed,
      isMFAEnabled: row.is_mfa_enabled,
      isPDFDownloadEnabled: row.is_pdf_download_enabled,
      isExcelDownloadEnabled: row.is_excel_download_enabled,
      factorRequiredFrom: row.factor_required_from,
    },
  };
}

/** The token of a browser navigation, for the one kind of call that may carry it so. */
function tokenOfQuery(request: FastifyRequest): string | null {
  const { token } = request.query as { token?: unknown };
  return typeof token === 'string' && token ? token : null;
}

/** The bearer token of a request, from its header. */
export function bearerToken(request: FastifyRequest): string | null {
  const [scheme, token] = (request.headers.authorization ?? '').split(' ');
  return scheme?.toLowerCase() === 'bearer' && token ? token : null;
}

/**
 * Reads the bearer token of each request, looks its session up, and sends a fresh token along once the old one is past half
 * its life (decisions 4).
 */
export function createAuthenticate({
  db,
  tokens,
  clock,
  entitlements,
}: Pick<Services, 'db' | 'tokens' | 'clock' | 'entitlements'>): Authenticate {
  return async (request, reply, tokenInQuery) => {
    const token = bearerToken(request) ?? (tokenInQuery ? tokenOfQuery(request) : null);
    if (!token) return null;
    const now = clock.now();
    const claims = await tokens.read(token, now);
    if (!claims) return null;
    const row = await liveSession(db, claims.sessionId, now);
    if (!row) return null;
    if (now.getTime() - row.last_seen_at.getTime() > SEEN_EVERY_MS)
      await touchSession(db, row.session_id, now);
    if (isPastHalfLife(claims, now)) {
      reply.header('authorization', `Bearer ${await tokens.sign(row.session_id, row.user_id, now)}`);
    }
    return actorOf(row, entitlements, now);
  };
}
