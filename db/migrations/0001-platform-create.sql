-- What every feature stands on: the outbox, the audit log, and small facts about this installation.

create table installation (
  name text primary key,
  value text not null
);

-- Every email is written here in the transaction that causes it; sending is a job.
create table outbox (
  id text primary key,
  kind text not null,
  to_address text not null,
  subject text not null,
  html text not null,
  text text not null,
  headers jsonb not null default '{}',
  -- One email for one cause, however often the cause is handled.
  dedupe_key text unique,
  created_at timestamptz not null default now(),
  next_attempt_at timestamptz not null default now(),
  attempts int not null default 0,
  sent_at timestamptz,
  failed_at timestamptz,
  last_error text
);
create index outbox_due on outbox (next_attempt_at) where sent_at is null and failed_at is null;
create index outbox_newest on outbox (created_at desc);

-- Every staff write: who, when, what, before, after.
create table audit_log (
  seq bigint generated always as identity primary key,
  at timestamptz not null,
  user_id text,
  user_email text not null,
  action text not null,
  subject_kind text not null,
  subject_id text not null,
  before jsonb,
  after jsonb
);
create index audit_log_subject on audit_log (subject_kind, subject_id, seq desc);
