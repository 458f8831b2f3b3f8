-- The feature tours that a person has seen or ended: never shown again, in no other browser either.
create table tours_seen (
  user_id text not null references users on delete cascade,
  tour text not null,
  seen_at timestamptz not null,
  primary key (user_id, tour)
);
