-- What people collect under a name: provisions in the order they chose.

create table reports (
  id text primary key,
  account_id text not null references accounts on delete cascade,
  -- The owner, who alone renames, shares and deletes it.
  -- who owns it
  user_id text not null references users (id) on delete cascade,
  name text not null,
  is_shared boolean not null default false,
  -- Moves with every change: two people who edit one report do not overwrite each other unseen.
  revision integer not null default 1,
  created_at timestamptz not null,
  updated_at timestamptz not null
);
create index reports_account on reports (account_id);
create index reports_user on reports (user_id);

create table report_provisions (
  report_id text not null references reports on delete cascade,
  -- No cascade: what a person collected never goes away with the library.
  provision_id text not null references provisions,
  position integer not null,
  added_by text references users (id) on delete set null,
  added_at timestamptz not null,
  primary key (report_id, provision_id)
);
create index report_provisions_provision on report_provisions (provision_id);

-- When a person last looked at a report: what "what changed since" begins with.
create table report_visits (
  report_id text not null references reports on delete cascade,
  user_id text not null references users (id) on delete cascade,
  seen_at timestamptz not null,
  primary key (report_id, user_id)
);

-- Deleted reports, whole, so that deleting can be undone and no query can forget that they are gone.
create table deleted_reports (
  id text primary key,
  account_id text not null references accounts on delete cascade,
  user_id text not null references users (id) on delete cascade,
  report jsonb not null,
  deleted_at timestamptz not null
);
