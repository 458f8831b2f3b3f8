import type { Generated } from 'kysely';

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

declare module '../../../platform/db/schema.ts' {
  interface Database {
    subscription_plans: SubscriptionPlansTable;
    subscription_requests: SubscriptionRequestsTable;
    email_opt_outs: EmailOptOutsTable;
  }
}
