-- What people collect under a name: provisions in the order they chose.

create table reports (
  id text primary key,
  account_id text not null references accounts on delete cascade,
  -- The owner, who alone renames, shares and deletes it.
  user_id text not null references users (id) on delete cascade,
  name text not null,
  is_shared boolean not null default false,
  -- Moves when the name, the sharing or the order changes; who began from an older one is told. Adding provisions does not
  -- move it: what several people add at once all stands.
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

-- Until when a person knows the texts of a report: what "what changed since" begins with.
create table report_visits (
  report_id text not null references reports on delete cascade,
  user_id text not null references users (id) on delete cascade,
  seen_at timestamptz not null,
  primary key (report_id, user_id)
);
create index report_visits_user on report_visits (user_id);

-- Deleted reports, whole, so that deleting can be undone and no query can forget that they are gone.
create table deleted_reports (
  id text primary key,
  account_id text not null references accounts on delete cascade,
  user_id text not null references users (id) on delete cascade,
  report jsonb not null,
  deleted_at timestamptz not null
);
create index deleted_reports_user on deleted_reports (user_id);
