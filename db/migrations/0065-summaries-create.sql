-- Email summaries: how far each person has been told, and which periods were written.

create function latest_update_seq() returns bigint language sql stable as
$$ select coalesce(max(seq), 0) from update_entries $$;

-- What was known when the person came is no news to them.
alter table users add column summaries_from bigint not null default latest_update_seq();

create table summary_cursors (
  user_id text primary key references users (id) on delete cascade,
  -- update_entries.seq of the last entry that the person was told of, or that passed them by
  seq bigint not null
);

-- One row for a frequency and the day it falls due: begun once, and finished once however often the process dies.
create table summary_runs (
  frequency text not null check (frequency in ('Daily Summary', 'Weekly Summary')),
  -- in Toronto
  due_on date not null,
  -- the last entry that this run tells of
  horizon bigint not null,
  started_at timestamptz not null,
  finished_at timestamptz,
  written int not null default 0,
  primary key (frequency, due_on)
);

-- Whoever enters an update holds this lock until it commits, and whoever asks how far entries reach waits for them: numbers
-- below the answer are all there, so that no entry can appear behind a cursor.
create function hold_update_entries() returns trigger language plpgsql as $$
begin
  perform pg_advisory_xact_lock_shared(650065);
  return null;
end $$;
create trigger update_entries_hold before insert on update_entries
  for each statement execute function hold_update_entries();
