-- Who the law of a jurisdiction does not cover, or covers by another rule: told once, and shown with every provision of the groups
-- that it concerns. Written by the starter library alone.
create table coverage_limits (
  id text primary key,
  key text not null,
  jurisdiction text not null references jurisdictions,
  kind text not null check (kind in ('federal', 'collective agreement', 'managers and professionals')),
  text text not null,
  -- what is not settled, in words for readers
  open_question text,
  sources jsonb not null default '[]',
  sort integer not null
);
create table coverage_limit_groups (
  coverage_limit_id text not null references coverage_limits on delete cascade,
  provision_group_id text not null references provision_groups,
  primary key (coverage_limit_id, provision_group_id)
);
create index coverage_limit_groups_group on coverage_limit_groups (provision_group_id);

create trigger coverage_limits_moves_content_version after insert or update or delete on coverage_limits
  for each statement execute function move_content_version();
create trigger coverage_limit_groups_moves_content_version after insert or update or delete on coverage_limit_groups
  for each statement execute function move_content_version();
