import type { Generated } from 'kysely';
import '../../identity/server/tables.ts';

export interface SignInFailuresTable {
  id: Generated<number>;
  email: string;
  client_address: string;
  at: Date;
}

export interface SignInLinksTable {
  id: string;
  user_id: string;
  purpose: 'reset' | 'mfa' | 'proof';
  token_hash: string;
  created_at: Date;
  expires_at: Date;
  used_at: Date | null;
  /** The session that a proof is for. */
  session_id: string | null;
}

export interface SignInDevicesTable {
  user_id: string;
  mark_hash: string;
  family: string;
  first_seen_at: Date;
  last_seen_at: Date;
}

export interface SignInLogTable {
  id: Generated<number>;
  user_id: string;
  at: Date;
  method: 'password' | 'link' | 'setup' | 'reset' | 'signOn';
  succeeded: boolean;
  client_address: string | null;
  user_agent: string | null;
}

export interface SignInFactorsTable {
  id: string;
  user_id: string;
  kind: 'passkey' | 'totp';
  name: string;
  confirmed_at: Date | null;
  created_at: Date;
  last_used_at: Date | null;
  credential_id: string | null;
  /** Base64url of its COSE form. */
  public_key: string | null;
  counter: Generated<number>;
  transports: Generated<string[]>;
  sealed_secret: string | null;
  /** The time step of the code that was used last: no code is used twice. */
  last_step: Generated<number>;
}

export interface SignInRecoveryCodesTable {
  user_id: string;
  code_hash: string;
  used_at: Date | null;
}

export interface SignInChallengesTable {
  token_hash: string;
  user_id: string;
  purpose: 'signIn' | 'addPasskey' | 'proof';
  method: SignInLogTable['method'] | null;
  challenge: string;
  expires_at: Date;
}

declare module '../../../platform/db/schema.ts' {
  interface Database {
    sign_in_failures: SignInFailuresTable;
    sign_in_links: SignInLinksTable;
    sign_in_log: SignInLogTable;
    sign_in_devices: SignInDevicesTable;
    sign_in_factors: SignInFactorsTable;
    sign_in_recovery_codes: SignInRecoveryCodesTable;
    sign_in_challenges: SignInChallengesTable;
  }
}
