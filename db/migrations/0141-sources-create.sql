-- The watch over the web addresses that provisions rest on.

create table source_watches (
  -- the address, as it is among the sources of provisions
  ref text primary key,
  host text not null,
  state text not null default 'new' check (state in ('new', 'fine', 'changed', 'moved', 'dead', 'leftOut')),
  -- why it is left out
  why text,
  -- the page as it was accepted; the text only where the terms of the site permit to keep it
  fingerprint text,
  body text,
  accepted_at timestamptz,
  -- the page as it was read last, where it differs
  new_fingerprint text,
  new_body text,
  changed_on date,
  etag text,
  last_modified text,
  moved_to text,
  -- what the last answer was, and since when no good one came
  status integer,
  failures integer not null default 0,
  failed_since timestamptz,
  read_at timestamptz,
  -- moves on with every reading and every decision, so that nobody decides on another state than the one they saw
  version integer not null default 1
);
create index source_watches_due on source_watches (host, read_at);
create index source_watches_state on source_watches (state) where state in ('changed', 'moved', 'dead');

-- One request at a time to a host, whatever process makes it: who holds the lease may ask.
create table source_hosts (
  host text primary key,
  lease text,
  leased_until timestamptz,
  not_before timestamptz,
  failures integer not null default 0,
  robots text,
  robots_read_at timestamptz
);

-- Requests of a day in Toronto, against the budget.
create table source_days (
  day date primary key,
  requests integer not null
);
