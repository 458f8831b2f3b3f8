-- What the starter library says of every entry, as its files had it when they were loaded last, and what it said when this database
-- last agreed with it (null: the same). What staff changed is told apart against that.
create table library_entries (
  kind text not null,
  key text not null,
  -- the order of the files
  place integer not null,
  file text not null,
  -- JSON as text: the order of its keys is that of the files
  content text not null,
  base text,
  -- when a newer library said something else of it
  changed_at timestamptz,
  settled_at timestamptz,
  settled_by text,
  settled_how text check (settled_how in ('file', 'ours', 'merge')),
  primary key (kind, key)
);
create index library_entries_open on library_entries (kind) where base is not null;

-- What an editor handed in to be read, until it is taken over or a day has passed.
create table library_imports (
  id text primary key,
  made_by text not null,
  made_at timestamptz not null,
  name text not null,
  -- the files that differ from the database, as they came: JSON of texts by path
  files text not null,
  -- of the database at the time: what was shown is what is taken over
  state text not null
);
