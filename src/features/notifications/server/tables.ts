import type { Generated } from 'kysely';
import type { LoadedRow } from '../../../platform/db/loadRows.ts';
import type { JurisdictionCode } from '../../../shared/jurisdictions.ts';
import type { MemberRole } from '../announcementsContract.ts';
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
  /** Null of a draft that is to go out as soon as it is asked to. */
  publish_at: Date | null;
  until_at: Date | null;
  is_banner: Generated<boolean>;
  updated_at: Date;
  is_draft: Generated<boolean>;
  in_bell: Generated<boolean>;
  by_email: Generated<boolean>;
  to_plans: Generated<string[]>;
  to_jurisdictions: Generated<JurisdictionCode[]>;
  to_areas: Generated<string[]>;
  to_roles: Generated<MemberRole[]>;
  emails_finished_at: Generated<Date | null>;
}

export interface AnnouncementViewsTable {
  announcement_id: string;
  user_id: string;
  seen_at: Date | null;
  dismissed_at: Date | null;
}

export interface AnnouncementEmailsTable {
  announcement_id: string;
  user_id: string;
  written_at: Date;
}

declare module '../../../platform/db/schema.ts' {
  interface Database {
    notifications: NotificationsTable;
    announcements: AnnouncementsTable;
    announcement_views: AnnouncementViewsTable;
    announcement_emails: AnnouncementEmailsTable;
  }
}
