-- What the law asks, one row for a provision group and a jurisdiction. Whether it is current, upcoming or superseded
-- follows from the dates (provisions/rules.ts) and is stored nowhere.

create table provisions (
  id text primary key,
  provision_group_id text not null references provision_groups,
  jurisdiction text not null references jurisdictions,
  -- HTML as sanitised on the way in, and the same as plain text for search, comparison and email
  description text,
  text_description text,
  warning text,
  text_warning text,
  policy text,
  text_policy text,
  is_published boolean not null,
  -- moves on with every change that staff make; an editor who began from an older one is told
  revision integer not null default 1,
  effective_date date,
  as_of date,
  confidence text not null check (confidence in ('high', 'medium', 'low')),
  verification text not null,
  sources jsonb not null default '[]',
  editor_note text,
  is_public_sample boolean not null default false,
  updated_at timestamptz not null,
  -- what the library loaded, and at which revision: a provision that staff changed since is left alone
  content_hash text,
  loaded_revision integer,
  unique (provision_group_id, jurisdiction)
);
create index provisions_jurisdiction on provisions (jurisdiction);
create index provisions_updated on provisions (updated_at);

-- A whole earlier text. `published_at` is when it began to be shown; the dates are those of the rule itself.
create table provision_versions (
  id text primary key,
  provision_id text not null references provisions on delete cascade,
  description text,
  text_description text,
  warning text,
  text_warning text,
  policy text,
  text_policy text,
  effective_from date,
  effective_to date,
  published_at timestamptz not null,
  change_type text not null check (change_type in ('Amendment In Force', 'Upcoming Amendment', 'Editorial')),
  -- the library's history, replaced with it; snapshots made by publishing are never touched
  from_library boolean not null default false
);
create index provision_versions_provision on provision_versions (provision_id, published_at desc);

-- What the prose says, as data: rows of one key do not overlap and are never overwritten.
create table provision_values (
  provision_id text not null references provisions on delete cascade,
  key text not null,
  sort integer not null,
  value jsonb not null,
  from_date date,
  to_date date,
  primary key (provision_id, key, sort)
);

create table provision_acts (
  provision_id text not null references provisions on delete cascade,
  act_id text not null references acts,
  sections text,
  sort integer not null,
  primary key (provision_id, act_id)
);
create index provision_acts_act on provision_acts (act_id);

create table provision_regulations (
  provision_id text not null references provisions on delete cascade,
  regulation_id text not null references regulations,
  sections text,
  sort integer not null,
  primary key (provision_id, regulation_id)
);
create index provision_regulations_regulation on provision_regulations (regulation_id);

-- "Also see:" another provision, of the same jurisdiction as a rule.
create table provision_references (
  provision_id text not null references provisions on delete cascade,
  reference_id text not null references provisions on delete cascade,
  sort integer not null,
  primary key (provision_id, reference_id)
);
create index provision_references_reference on provision_references (reference_id);

-- Exemptions and special rules: they stand with every provision of their jurisdiction in the groups they name.
create table special_rules (
  id text primary key,
  key text unique,
  jurisdiction text not null references jurisdictions,
  type text not null check (type in ('Exemption', 'Special Rule')),
  description text not null,
  text_description text not null,
  is_published boolean not null,
  as_of date,
  confidence text not null,
  verification text not null,
  sources jsonb not null default '[]',
  editor_note text,
  updated_at timestamptz not null,
  revision integer not null default 1,
  content_hash text,
  loaded_revision integer
);
create index special_rules_jurisdiction on special_rules (jurisdiction);

create table special_rule_groups (
  special_rule_id text not null references special_rules on delete cascade,
  provision_group_id text not null references provision_groups,
  primary key (special_rule_id, provision_group_id)
);
create index special_rule_groups_group on special_rule_groups (provision_group_id);

create table special_rule_industries (
  special_rule_id text not null references special_rules on delete cascade,
  industry_id text not null references industries,
  sort integer not null,
  primary key (special_rule_id, industry_id)
);
create index special_rule_industries_industry on special_rule_industries (industry_id);

create table special_rule_acts (
  special_rule_id text not null references special_rules on delete cascade,
  act_id text not null references acts,
  sections text,
  sort integer not null,
  primary key (special_rule_id, act_id)
);
create index special_rule_acts_act on special_rule_acts (act_id);

create table special_rule_regulations (
  special_rule_id text not null references special_rules on delete cascade,
  regulation_id text not null references regulations,
  sections text,
  sort integer not null,
  primary key (special_rule_id, regulation_id)
);
create index special_rule_regulations_regulation on special_rule_regulations (regulation_id);
