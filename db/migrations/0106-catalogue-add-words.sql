-- Staff keep the taxonomy: a provision group has other words by which it is found, and other groups worth a look beside it; what is
-- new finds its place between two neighbours without their being written anew.

alter table provision_groups
  add column search_words text[] not null default '{}',
  -- ids of groups; who deletes or merges a group looks here
  add column see_also text[] not null default '{}';

alter table areas alter column sort type double precision;
alter table topics alter column sort type double precision;
alter table provision_groups alter column sort type double precision;

-- Where permalinks lead since staff merged two groups. The library's own (`provision_successors`) are written anew with each load.
create table provision_merges (
  provision_id text primary key references provisions on delete cascade,
  successor_id text not null references provisions on delete cascade
);
create index provision_merges_successor on provision_merges (successor_id);
