-- Announcements that staff write: whom they are for, where they show, and who got them by email.

alter table announcements
  alter column publish_at drop not null,
  -- Written, and not asked to go out yet: nobody is shown it.
  add column is_draft boolean not null default false,
  add column in_bell boolean not null default true,
  add column by_email boolean not null default false,
  -- Members whom all of these hold for; an empty list leaves nobody out.
  add column to_plans text[] not null default '{}',
  add column to_jurisdictions text[] not null default '{}',
  add column to_areas text[] not null default '{}',
  add column to_roles text[] not null default '{}',
  -- From then on no more emails of it are written.
  add column emails_finished_at timestamptz,
  add constraint announcements_go_out check (is_draft or publish_at is not null);
create index announcements_to_email on announcements (publish_at)
  where by_email and not is_draft and emails_finished_at is null;

-- Who was written an email of an announcement: once, however often a process dies over it.
create table announcement_emails (
  announcement_id text not null references announcements on delete cascade,
  user_id text not null references users on delete cascade,
  written_at timestamptz not null,
  primary key (announcement_id, user_id)
);
create index announcement_emails_user on announcement_emails (user_id);
