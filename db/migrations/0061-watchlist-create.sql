-- What a person watches: a topic in a jurisdiction.
create table watchlist_entries (
  user_id text not null references users on delete cascade,
  topic_id text not null references topics on delete cascade,
  jurisdiction text not null references jurisdictions,
  created_at timestamptz not null,
  primary key (user_id, topic_id, jurisdiction)
);
-- From an update entry to everybody who watches its topic there.
create index watchlist_entries_watched on watchlist_entries (topic_id, jurisdiction, user_id);
