import type { Generated } from 'kysely';

export interface SessionsTable {
  id: string;
  user_id: string;
  created_at: Date;
  last_seen_at: Date;
  expires_at: Date;
  revoked_at: Date | null;
  client_address: string | null;
  user_agent: string | null;
}

export interface SignInFailuresTable {
  id: Generated<number>;
  email: string;
  client_address: string;
  at: Date;
}

declare module '../../../platform/db/schema.ts' {
  interface Database {
    sessions: SessionsTable;
    sign_in_failures: SignInFailuresTable;
  }
}
