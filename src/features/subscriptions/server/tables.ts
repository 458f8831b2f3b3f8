import type { ColumnType, Generated } from 'kysely';
import type { WrittenPlan } from '../staffContract.ts';

export interface SubscriptionPlansTable {
  id: string;
  name: string;
  summary: string;
  is_public: boolean;
  show_pricing: boolean;
  annual_price_cents: number;
  monthly_price_cents: number;
  features: string;
  num_jurisdictions: number;
  num_areas: number;
  seats: number;
  included_area_keys: string[];
  sort: number;
  /** When staff last changed it: from then on the starter file changes it no more. */
  edited_at: Date | null;
  /** What the starter file last said of it. */
  starter: ColumnType<WrittenPlan | null, string | null, string | null>;
}

export interface SubscriptionRequestsTable {
  id: string;
  account_id: string;
  user_id: string;
  plan_id: string | null;
  contact_name: string;
  phone: string | null;
  message: string;
  created_at: Date;
  handled_at: Generated<Date | null>;
}

export interface EmailOptOutsTable {
  user_id: string;
  kind: string;
  at: Date;
}

export interface EmailConsentsTable {
  user_id: string;
  kind: string;
  at: Date;
}

declare module '../../../platform/db/schema.ts' {
  interface Database {
    subscription_plans: SubscriptionPlansTable;
    subscription_requests: SubscriptionRequestsTable;
    email_opt_outs: EmailOptOutsTable;
    email_consents: EmailConsentsTable;
  }
}
