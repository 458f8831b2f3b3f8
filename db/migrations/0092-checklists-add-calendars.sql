-- The secret address at which a person's calendar program reads what is due of theirs. Only a hash of the secret is kept.

create table checklist_calendars (
  user_id text primary key references users on delete cascade,
  secret_hash text not null unique,
  created_at timestamptz not null
);
