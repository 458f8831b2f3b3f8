-- Areas of law > topics > provision groups, and what they are read by: jurisdictions and industries.
-- Every list has an explicit sort key: the embedded database knows no language's collation.

create table jurisdictions (
  code text primary key,
  name text not null,
  in_plans boolean not null,
  in_checklists boolean not null,
  sort integer not null
);

create table areas (
  id text primary key,
  key text not null unique,
  code text not null unique,
  name text not null,
  -- the jurisdictions whose law speaks of this area
  jurisdictions text[] not null,
  sort integer not null
);

create table topics (
  id text primary key,
  key text not null unique,
  area_id text not null references areas,
  name text not null,
  -- the day since which changes are no longer reported
  frozen_at date,
  sort integer not null
);
create index topics_area on topics (area_id);

create table provision_groups (
  id text primary key,
  key text not null unique,
  topic_id text not null references topics,
  name text not null,
  -- what each typed value of the group is: {key: {label, type, unit?, min?, max?}}, in the order they are shown
  fields jsonb not null default '[]',
  sort integer not null
);
create index provision_groups_topic on provision_groups (topic_id);

create table industries (
  id text primary key,
  key text unique,
  name text not null,
  kind text not null check (kind in ('industry', 'occupation')),
  naics text,
  revision integer not null default 1,
  -- what the library loaded, and at which revision: a row that staff changed since is left alone
  content_hash text,
  loaded_revision integer
);
create unique index industries_name on industries (lower(name));
