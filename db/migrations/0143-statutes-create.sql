-- The text of statutes, section by section, as official files gave it on their days. It lives in the database of the installation
-- only, is no official version, and is shown to staff beside what the library says.

create table statute_files (
  id text primary key,
  -- the official address of the act or regulation: what its entries in the library lead to
  address text not null,
  kind text not null check (kind in ('act', 'regulation')),
  number text not null,
  language text not null check (language in ('en', 'fr')),
  title text not null,
  -- the day whose law it is, and the day to which the consolidation reached
  as_of date not null,
  current_to date,
  sha256 text not null,
  bytes integer not null,
  imported_at timestamptz not null,
  unique (address, language, as_of)
);

create table statute_sections (
  file_id text not null references statute_files on delete cascade,
  sort integer not null,
  label text not null,
  -- which of several with the same number it is, from 1
  nth integer not null,
  part text,
  note text,
  body text not null,
  fingerprint text not null,
  amended_on date,
  primary key (file_id, sort)
);
create index statute_sections_label on statute_sections (file_id, label, nth);

-- A newer file differs from the one before it: open until the provisions that cite a changed section were read.
create table statute_changes (
  id text primary key,
  address text not null,
  language text not null,
  from_file text not null references statute_files on delete cascade,
  to_file text not null references statute_files on delete cascade,
  found_at timestamptz not null,
  closed_at timestamptz,
  version integer not null default 1
);
create unique index statute_changes_open on statute_changes (address, language) where closed_at is null;
