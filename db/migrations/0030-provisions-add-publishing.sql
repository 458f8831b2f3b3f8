-- What publishing leaves behind: the entry that readers are told of, and the change that the search index follows.

create table update_entries (
  id text primary key,
  -- the order in which things became known: the cursor of summaries
  seq bigint generated always as identity unique,
  at timestamptz not null,
  change_type text not null check (change_type in ('Amendment In Force', 'Upcoming Amendment')),
  provision_id text not null references provisions on delete cascade,
  upcoming_change_id text references upcoming_changes on delete set null,
  bill_id text references bills on delete set null,
  -- the text before and after, for the redline in summaries; null when only a bill moved
  before_version_id text references provision_versions on delete set null,
  -- an upcoming change makes one entry when it is added and one when it starts, however often a job runs
  unique (upcoming_change_id, change_type)
);
create index update_entries_at on update_entries (at desc);
create index update_entries_provision on update_entries (provision_id, at desc);

-- Monotonic: the search index applies what it has not seen yet.
create table search_changes (
  seq bigint generated always as identity primary key,
  provision_id text not null,
  at timestamptz not null default now()
);
