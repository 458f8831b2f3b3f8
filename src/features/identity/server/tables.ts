import type { Generated } from 'kysely';
import type { JurisdictionCode } from '../../../shared/jurisdictions.ts';
import type { Role } from '../role.ts';

export interface AccountsTable {
  id: string;
  name: string;
  is_staff: Generated<boolean>;
  trial_until: Date | null;
  is_subscription_active: Generated<boolean>;
  subscription_renews_on: string | null;
  /** How often it is paid; null where staff have not said. */
  subscription_billing: 'annually' | 'monthly' | null;
  selected_jurisdictions: Generated<JurisdictionCode[]>;
  selected_areas: Generated<string[]>;
  is_mfa_enabled: Generated<boolean>;
  is_pdf_download_enabled: Generated<boolean>;
  is_excel_download_enabled: Generated<boolean>;
  seats: Generated<number>;
  organisation_size: string | null;
  intended_plan: string | null;
  phone: string | null;
  address1: string | null;
  address2: string | null;
  city: string | null;
  state_prov: string | null;
  country: string | null;
  zip_postal: string | null;
  intended_jurisdictions: Generated<JurisdictionCode[]>;
  intended_areas: Generated<string[]>;
  created_at: Generated<Date>;
  /** From then on everybody in the account needs a second factor. */
  factor_required_from: Date | null;
  /** Everybody but its owners comes in by single sign-on alone. */
  is_sign_on_required: Generated<boolean>;
}

export interface UsersTable {
  id: string;
  account_id: string;
  email: string;
  first_name: string;
  last_name: string;
  role: Role;
  password_hash: string | null;
  is_active: Generated<boolean>;
  created_at: Generated<Date>;
  last_sign_in_at: Date | null;
  setup_version: Generated<number>;
  terms_agreed_at: Date | null;
  /** Signs in by a second factor too; kept by auth, which owns the factors. */
  has_factor: Generated<boolean>;
}

export interface SessionsTable {
  id: string;
  user_id: string;
  created_at: Date;
  last_seen_at: Date;
  expires_at: Date;
  revoked_at: Date | null;
  client_address: string | null;
  user_agent: string | null;
  /** When it last proved whose it is: by signing in, or since. */
  proven_at: Date;
  /** When the account's provider last vouched for it; null of sessions that no provider stands behind. */
  sign_on_renewed_at: Date | null;
  /** What asks the provider to do so again, sealed; null where it gave nothing. */
  sealed_sign_on_token: string | null;
}

declare module '../../../platform/db/schema.ts' {
  interface Database {
    accounts: AccountsTable;
    users: UsersTable;
    sessions: SessionsTable;
  }
}
