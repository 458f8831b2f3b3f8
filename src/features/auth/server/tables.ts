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
  purpose: 'reset' | 'mfa';
  token_hash: string;
  created_at: Date;
  expires_at: Date;
  used_at: Date | null;
}

export interface SignInLogTable {
  id: Generated<number>;
  user_id: string;
  at: Date;
  method: 'password' | 'link' | 'setup' | 'reset';
  succeeded: boolean;
  client_address: string | null;
  user_agent: string | null;
}

declare module '../../../platform/db/schema.ts' {
  interface Database {
    sign_in_failures: SignInFailuresTable;
    sign_in_links: SignInLinksTable;
    sign_in_log: SignInLogTable;
  }
}
