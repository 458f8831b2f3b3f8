import type { Db } from '../../../../platform/db/schema.ts';
import type { Sealed } from '../../../../platform/session/sealed.ts';
import type { FactorRow } from './factorStore.ts';

const PERIOD_S = 30;
/** Clocks differ: the code before and the code after are right as well (RFC 6238). */
const WINDOW = 1;

const library = () => import('otpauth');

/** A new secret for an authenticator app, and the address that it reads from the picture. */
export async function makeTotp(issuer: string, label: string): Promise<{ secret: string; uri: string }> {
  const { Secret, TOTP } = await library();
  const secret = new Secret({ size: 20 });
  return { secret: secret.base32, uri: new TOTP({ issuer, label, secret, period: PERIOD_S }).toString() };
}

/** Whether a code of the app is right and was not used before; using it up is part of asking. */
export async function spendTotp(
  db: Db,
  sealed: Sealed,
  factor: Pick<FactorRow, 'id' | 'sealed_secret'>,
  code: string,
  now: Date,
): Promise<boolean> {
  const secret = factor.sealed_secret ? sealed.open(factor.sealed_secret) : null;
  if (!secret || !/^\d{6}$/.test(code)) return false;
  const { Secret, TOTP } = await library();
  const totp = new TOTP({ secret: Secret.fromBase32(secret), period: PERIOD_S });
  const delta = totp.validate({ token: code, timestamp: now.getTime(), window: WINDOW });
  if (delta === null) return false;
  const step = Math.floor(now.getTime() / 1000 / PERIOD_S) + delta;
  const { numUpdatedRows } = await db
    .updateTable('sign_in_factors')
    .set({ last_step: step, last_used_at: now })
    .where('id', '=', factor.id)
    .where('last_step', '<', step)
    .executeTakeFirst();
  return numUpdatedRows > 0n;
}
