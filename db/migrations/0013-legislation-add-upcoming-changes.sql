-- What a bill, or one part of it, changes in a provision. It stays once the rule is in force: it is the history of why the
-- text changed. `rolled_in_on` is the day since which the provision's own text says it; until then readers see the callout.

create table upcoming_changes (
  id text primary key,
  bill_id text references bills on delete cascade,
  bill_part_id text references bill_parts on delete cascade,
  provision_id text not null references provisions on delete cascade,
  -- sanitised HTML
  changes_overview text not null,
  affected_act text,
  upcoming_act_id text references acts,
  upcoming_act_sections text,
  upcoming_reg_sections text,
  -- a scheduled change that no bill brings (an announced rate) carries its own start
  in_force text check (in_force in ('assent', 'to be proclaimed', 'on date', 'retro on date', 'others')),
  in_force_date date,
  rolled_in_on date,
  revision integer not null default 1,
  content_hash text,
  loaded_revision integer
);
create index upcoming_changes_provision on upcoming_changes (provision_id);
create index upcoming_changes_bill on upcoming_changes (bill_id);
create index upcoming_changes_part on upcoming_changes (bill_part_id);

create table upcoming_change_regulations (
  upcoming_change_id text not null references upcoming_changes on delete cascade,
  regulation_id text not null references regulations,
  sections text,
  sort integer not null,
  primary key (upcoming_change_id, regulation_id)
);
create index upcoming_change_regulations_regulation on upcoming_change_regulations (regulation_id);
