import type { AuthenticationResponseJSON, RegistrationResponseJSON } from '@simplewebauthn/server';
import type { Db } from '../../../../platform/db/schema.ts';
import type { FactorRow } from './factorStore.ts';

const library = () => import('@simplewebauthn/server');

/** Whom passkeys are made for: the host of our public address, and pages of that origin alone. */
export interface RelyingParty {
  name: string;
  publicUrl: string;
}

const party = ({ publicUrl }: RelyingParty) => {
  const { hostname, origin } = new URL(publicUrl);
  return { rpID: hostname, origin };
};

const known = (factors: readonly FactorRow[]) =>
  factors.flatMap(({ credential_id, transports }) =>
    credential_id ? [{ id: credential_id, transports: transports as never }] : [],
  );

/** What a browser needs to make a passkey for a person, who does not make one twice on the same device. */
export async function newPasskeyOptions(
  rp: RelyingParty,
  person: { userId: string; email: string; fullName: string },
  factors: readonly FactorRow[],
) {
  const { generateRegistrationOptions } = await library();
  return generateRegistrationOptions({
    rpName: rp.name,
    rpID: party(rp).rpID,
    userID: new TextEncoder().encode(person.userId),
    userName: person.email,
    userDisplayName: person.fullName,
    excludeCredentials: known(factors),
    authenticatorSelection: { residentKey: 'discouraged', userVerification: 'preferred' },
  });
}

/** The passkey that a browser made for this challenge; null when what it sent proves nothing. */
export async function readNewPasskey(
  rp: RelyingParty,
  response: unknown,
  challenge: string,
): Promise<{ credentialId: string; publicKey: string; counter: number; transports: string[] } | null> {
  const { verifyRegistrationResponse } = await library();
  const { rpID, origin } = party(rp);
  const { verified, registrationInfo } = await verifyRegistrationResponse({
    response: response as RegistrationResponseJSON,
    expectedChallenge: challenge,
    expectedOrigin: origin,
    expectedRPID: rpID,
    requireUserVerification: false,
  }).catch(() => ({ verified: false, registrationInfo: undefined }));
  if (!verified || !registrationInfo) return null;
  const { id, publicKey, counter, transports = [] } = registrationInfo.credential;
  return {
    credentialId: id,
    publicKey: Buffer.from(publicKey).toString('base64url'),
    counter,
    transports,
  };
}

/** What a browser needs to have one of a person's passkeys answer. */
export async function passkeyOptions(rp: RelyingParty, factors: readonly FactorRow[], challenge?: string) {
  const { generateAuthenticationOptions } = await library();
  return generateAuthenticationOptions({
    rpID: party(rp).rpID,
    allowCredentials: known(factors),
    userVerification: 'preferred',
    ...(challenge ? { challenge } : {}),
  });
}

/** Whether one of a person's passkeys answered this challenge. A counter that stands still was copied, and is refused. */
export async function spendPasskey(
  db: Db,
  rp: RelyingParty,
  factors: readonly FactorRow[],
  response: unknown,
  challenge: string,
  now: Date,
): Promise<boolean> {
  const answer = response as AuthenticationResponseJSON;
  const factor = factors.find(({ credential_id }) => credential_id !== null && credential_id === answer.id);
  if (!factor?.credential_id || !factor.public_key) return false;
  const { verifyAuthenticationResponse } = await library();
  const { rpID, origin } = party(rp);
  const { verified, authenticationInfo } = await verifyAuthenticationResponse({
    response: answer,
    expectedChallenge: challenge,
    expectedOrigin: origin,
    expectedRPID: rpID,
    requireUserVerification: false,
    credential: {
      id: factor.credential_id,
      publicKey: new Uint8Array(Buffer.from(factor.public_key, 'base64url')),
      counter: factor.counter,
    },
  }).catch(() => ({ verified: false, authenticationInfo: undefined }));
  if (!verified || !authenticationInfo) return false;
  const { numUpdatedRows } = await db
    .updateTable('sign_in_factors')
    .set({ counter: authenticationInfo.newCounter, last_used_at: now })
    .where('id', '=', factor.id)
    .where('counter', '=', factor.counter)
    .executeTakeFirst();
  return numUpdatedRows > 0n;
}
