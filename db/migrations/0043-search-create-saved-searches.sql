-- Searches that people keep by a name, and may watch: what changes in their results counts in summaries.
create table saved_searches (
  id text primary key,
  user_id text not null references users (id) on delete cascade,
  name text not null check (length(name) between 1 and 120),
  query text not null check (length(query) <= 500),
  -- The chosen values by facet: {"jurisdictionName": ["Ontario"]}.
  filters jsonb not null default '{}',
  is_watched boolean not null default false,
  created_at timestamptz not null,
  updated_at timestamptz not null
);
create unique index saved_searches_name on saved_searches (user_id, lower(name));
create index saved_searches_watched on saved_searches (user_id) where is_watched;
