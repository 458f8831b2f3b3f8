import type { Tour } from '../../../shared/localPreferences.ts';
import type { LegalPageName } from '../contract.ts';

export interface LegalPagesTable {
  name: LegalPageName;
  title: string;
  html: string;
  updated_on: string;
}

export interface HelpEntriesTable {
  id: string;
  question: string;
  html: string;
  sort: number;
}

export interface ToursSeenTable {
  user_id: string;
  tour: Tour;
  seen_at: Date;
}

declare module '../../../platform/db/schema.ts' {
  interface Database {
    legal_pages: LegalPagesTable;
    help_entries: HelpEntriesTable;
    tours_seen: ToursSeenTable;
  }
}
