-- Staff edit the taxonomy and the industries: a newer starter library leaves alone what they changed. Until now the library alone
-- wrote areas, topics and groups, so every row is as it was loaded.

alter table areas
  add column revision integer not null default 1,
  add column content_hash text,
  add column loaded_revision integer,
  add column archived_at timestamptz,
  add column archived_by text,
  add column merged_into text references areas;
alter table topics
  add column revision integer not null default 1,
  add column content_hash text,
  add column loaded_revision integer,
  add column archived_at timestamptz,
  add column archived_by text,
  add column merged_into text references topics;
alter table provision_groups
  add column revision integer not null default 1,
  add column content_hash text,
  add column loaded_revision integer,
  add column archived_at timestamptz,
  add column archived_by text,
  add column merged_into text references provision_groups;
alter table industries
  add column archived_at timestamptz,
  add column archived_by text,
  add column merged_into text references industries;

update areas set content_hash = 'mirrored', loaded_revision = 1;
update topics set content_hash = 'mirrored', loaded_revision = 1;
update provision_groups set content_hash = 'mirrored', loaded_revision = 1;

create index areas_merged on areas (merged_into) where merged_into is not null;
create index topics_merged on topics (merged_into) where merged_into is not null;
create index provision_groups_merged on provision_groups (merged_into) where merged_into is not null;
create index industries_merged on industries (merged_into) where merged_into is not null;

-- Names and codes that staff chose may come with a newer library once more: that is for an editor to merge, and must not keep the
-- library from being loaded.
drop index industries_name;
create index industries_name on industries (lower(name));
alter table areas drop constraint areas_code_key;
