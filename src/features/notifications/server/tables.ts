import type { Generated } from 'kysely';
import type { LoadedRow } from '../../../platform/db/loadRows.ts';
import type { Audience } from '../contract.ts';

export interface NotificationsTable {
  id: string;
  user_id: string;
  cause: string;
  title: string;
  link: string | null;
  html: string;
  created_at: Date;
  seen_at: Date | null;
}

export interface AnnouncementsTable extends LoadedRow {
  id: string;
  key: string | null;
  title: string;
  html: string;
  audience: Audience;
  publish_at: Date;
  until_at: Date | null;
  is_banner: Generated<boolean>;
  updated_at: Date;
}

export interface AnnouncementViewsTable {
  announcement_id: string;
  user_id: string;
  seen_at: Date | null;
  dismissed_at: Date | null;
}

declare module '../../../platform/db/schema.ts' {
  interface Database {
    notifications: NotificationsTable;
    announcements: AnnouncementsTable;
    announcement_views: AnnouncementViewsTable;
  }
}
