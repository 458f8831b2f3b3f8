import '../../identity/server/tables.ts';

export interface UsedCaptchasTable {
  signature: string;
  expires_at: Date;
}

export interface DeletionRequestsTable {
  id: string;
  account_id: string;
  user_id: string;
  reason: string;
  created_at: Date;
  handled_at: Date | null;
}

declare module '../../../platform/db/schema.ts' {
  interface Database {
    used_captchas: UsedCaptchasTable;
    deletion_requests: DeletionRequestsTable;
  }
}
