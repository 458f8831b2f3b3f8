-- What the bell lists: items for one person, and announcements for everybody of an audience.

create table notifications (
  id text primary key,
  user_id text not null references users on delete cascade,
  -- one item for one cause, however often the cause is handled
  cause text not null,
  title text not null,
  -- a path of this site
  link text,
  -- sanitised HTML
  html text not null,
  created_at timestamptz not null,
  seen_at timestamptz,
  unique (user_id, cause)
);
create index notifications_newest on notifications (user_id, created_at desc);
create index notifications_unseen on notifications (user_id) where seen_at is null;

create table announcements (
  id text primary key,
  key text unique,
  title text not null,
  -- sanitised HTML
  html text not null,
  audience text not null check (audience in ('members', 'staff', 'everyone')),
  publish_at timestamptz not null,
  -- from then on it is shown no more; null: it stays
  until_at timestamptz,
  -- shows above every page until dismissed
  is_banner boolean not null default false,
  updated_at timestamptz not null,
  revision integer not null default 1,
  content_hash text,
  loaded_revision integer
);
create index announcements_publish on announcements (publish_at desc);

-- What a person did with an announcement: an unseen one has no row.
create table announcement_views (
  announcement_id text not null references announcements on delete cascade,
  user_id text not null references users on delete cascade,
  seen_at timestamptz,
  dismissed_at timestamptz,
  primary key (announcement_id, user_id)
);
create index announcement_views_user on announcement_views (user_id);
