-- Acts and regulations, and the bills that change them. Dates without a time are plain calendar dates (decisions 1).

create table acts (
  id text primary key,
  key text unique,
  jurisdiction text not null references jurisdictions,
  area_id text not null references areas,
  name text not null,
  citation text,
  url text,
  verification text not null,
  editor_note text,
  revision integer not null default 1,
  content_hash text,
  loaded_revision integer
);
create index acts_jurisdiction on acts (jurisdiction);

create table regulations (
  id text primary key,
  key text unique,
  act_id text references acts,
  jurisdiction text not null references jurisdictions,
  area_id text not null references areas,
  name text not null,
  citation text,
  url text,
  verification text not null,
  editor_note text,
  revision integer not null default 1,
  content_hash text,
  loaded_revision integer
);
create index regulations_jurisdiction on regulations (jurisdiction);
create index regulations_act on regulations (act_id);

create table bills (
  id text primary key,
  key text unique,
  kind text not null check (kind in ('bill', 'regulation')),
  jurisdiction text not null references jurisdictions,
  number text,
  name text not null,
  chapter text,
  url text,
  introduction_date date,
  assent_date date,
  -- a stage of its legislature, or Filed
  status text not null,
  in_force text not null check (in_force in ('assent', 'to be proclaimed', 'on date', 'retro on date', 'others')),
  in_force_date date,
  -- plain text
  description text,
  affected_sections text,
  is_active boolean not null,
  is_published boolean not null,
  confidence text not null,
  verification text not null,
  as_of date,
  sources jsonb not null default '[]',
  editor_note text,
  updated_at timestamptz not null,
  revision integer not null default 1,
  content_hash text,
  loaded_revision integer
);
create index bills_jurisdiction on bills (jurisdiction);
create index bills_active on bills (jurisdiction) where is_active;

-- The day on which a bill reached a stage, where that is known.
create table bill_stage_dates (
  bill_id text not null references bills on delete cascade,
  stage text not null,
  reached_on date not null,
  primary key (bill_id, stage)
);

-- A bill with several start dates counts part by part.
create table bill_parts (
  id text primary key,
  bill_id text not null references bills on delete cascade,
  sort integer not null,
  what text not null,
  in_force text not null check (in_force in ('assent', 'to be proclaimed', 'on date', 'retro on date')),
  in_force_date date,
  sections text
);
create index bill_parts_bill on bill_parts (bill_id);

create table bill_acts (
  bill_id text not null references bills on delete cascade,
  act_id text not null references acts,
  primary key (bill_id, act_id)
);
create index bill_acts_act on bill_acts (act_id);

create table bill_regulations (
  bill_id text not null references bills on delete cascade,
  regulation_id text not null references regulations,
  primary key (bill_id, regulation_id)
);
create index bill_regulations_regulation on bill_regulations (regulation_id);
