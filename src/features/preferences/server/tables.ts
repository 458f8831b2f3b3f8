import type { Frequency } from '../contract.ts';

export interface UserPreferencesTable {
  user_id: string;
  notification_frequency: Frequency;
  updated_at: Date;
}

declare module '../../../platform/db/schema.ts' {
  interface Database {
    user_preferences: UserPreferencesTable;
  }
}
