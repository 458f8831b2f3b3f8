-- Where editors work: a draft for each editor and provision, who is where, and what was published with which words and evidence.
-- Editors are named without a foreign key: what they wrote stays when they have left.

create table provision_drafts (
  id text primary key,
  provision_id text not null references provisions on delete cascade,
  editor_id text not null,
  -- the whole content as it is to be, and the published one it began from
  content jsonb not null,
  base jsonb not null,
  base_revision integer not null,
  -- moves on with every save, so that two tabs of one editor do not overwrite each other
  version integer not null default 1,
  created_at timestamptz not null,
  updated_at timestamptz not null,
  -- a publication that waits for its time or for a second reader
  waits_for text check (waits_for in ('time', 'review')),
  publish_at timestamptz,
  publication jsonb,
  -- why it could not go out at its time
  failed_why text,
  unique (provision_id, editor_id),
  check ((waits_for is null) = (publication is null))
);
create index provision_drafts_editor on provision_drafts (editor_id, updated_at desc);
create index provision_drafts_due on provision_drafts (publish_at) where waits_for = 'time';

create table editor_presence (
  editor_id text not null,
  tab text not null,
  provision_id text not null references provisions on delete cascade,
  -- the part of the provision that has the focus: text, policy, a value
  place text not null,
  seen_at timestamptz not null,
  primary key (editor_id, tab)
);
create index editor_presence_provision on editor_presence (provision_id, seen_at);

create table provision_publications (
  id text primary key,
  provision_id text not null references provisions on delete cascade,
  published_by text not null,
  approved_by text,
  at timestamptz not null,
  change_type text not null check (change_type in ('Amendment In Force', 'Upcoming Amendment', 'Editorial')),
  effective_date date,
  line text,
  -- the sources that the version was checked against, or why nothing new was read
  checked_against jsonb not null default '[]',
  nothing_read text,
  revision integer not null,
  -- how to take it back while nobody was told
  undo jsonb,
  undone_at timestamptz
);
create index provision_publications_provision on provision_publications (provision_id, at desc);

-- What an editor put off: it does not stand in the queue of what to read next until that day.
create table review_put_off (
  provision_id text primary key references provisions on delete cascade,
  until date not null,
  editor_id text not null
);
