import { Sealed } from '../../../../platform/session/sealed.ts';
import { writeFactorEmail } from '../emails.ts';
import type { AuthServices } from '../services.ts';
import { codesLeft, factorsOf } from './factorStore.ts';
import { type RelyingParty, spendPasskey } from './passkeys.ts';
import { isRecoveryCode, spendRecoveryCode } from './recoveryCodes.ts';
import { spendTotp } from './totp.ts';

/** What a person proves themselves by: the code of their app, one of their recovery codes, or the answer of a passkey. */
export interface GivenFactor {
  code?: string;
  passkey?: unknown;
}

interface Person {
  user_id: string;
  email: string;
  first_name: string;
}

export const relyingParty = ({ config }: Pick<AuthServices, 'config'>): RelyingParty => ({
  name: config.productName,
  publicUrl: config.publicUrl,
});

export const sealedFactors = ({ secret }: Pick<AuthServices, 'secret'>): Sealed =>
  new Sealed(secret, 'factors');

/** Whether what was given is a factor of this person; a code is used up by it. A recovery code is told of by email. */
export async function spendFactor(
  services: AuthServices,
  person: Person,
  given: GivenFactor,
  challenge: string | null,
): Promise<boolean> {
  const { db, clock, brand } = services;
  const now = clock.now();
  const factors = await factorsOf(db, person.user_id);
  if (given.passkey !== undefined) {
    return (
      challenge !== null && spendPasskey(db, relyingParty(services), factors, given.passkey, challenge, now)
    );
  }
  const code = (given.code ?? '').replace(/\s/g, '');
  const sealed = sealedFactors(services);
  if (isRecoveryCode(code)) {
    if (factors.length === 0 || !(await spendRecoveryCode(db, sealed, person.user_id, code, now)))
      return false;
    const left = await codesLeft(db, person.user_id);
    const to = { email: person.email, firstName: person.first_name };
    await writeFactorEmail(db, brand, to, { what: 'codeUsed', left, at: now });
    return true;
  }
  for (const factor of factors) {
    if (factor.kind === 'totp' && (await spendTotp(db, sealed, factor, code, now))) return true;
  }
  return false;
}
