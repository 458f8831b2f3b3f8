import '../../identity/server/tables.ts';

export interface SignOnProvidersTable {
  account_id: string;
  issuer: string;
  client_id: string;
  sealed_client_secret: string | null;
  updated_at: Date;
}

export interface SignOnDomainsTable {
  account_id: string;
  domain: string;
  record: string;
  verified_at: Date | null;
  staff_reason: string | null;
  created_at: Date;
}

export interface SignOnSubjectsTable {
  account_id: string;
  issuer: string;
  subject: string;
  user_id: string;
}

export interface SignOnAttemptsTable {
  state_hash: string;
  account_id: string;
  nonce: string;
  sealed_verifier: string;
  expires_at: Date;
}

export interface SignOnArrivalsTable {
  ticket_hash: string;
  account_id: string;
  sealed_person: string;
  expires_at: Date;
}

declare module '../../../platform/db/schema.ts' {
  interface Database {
    sign_on_providers: SignOnProvidersTable;
    sign_on_domains: SignOnDomainsTable;
    sign_on_subjects: SignOnSubjectsTable;
    sign_on_attempts: SignOnAttemptsTable;
    sign_on_arrivals: SignOnArrivalsTable;
  }
}
