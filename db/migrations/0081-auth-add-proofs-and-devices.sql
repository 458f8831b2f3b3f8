-- When a session last proved whose it is, links that prove it again, and the devices a person is known by.

alter table sessions add column proven_at timestamptz not null default now();
update sessions set proven_at = created_at;

alter table sign_in_links
  drop constraint sign_in_links_purpose_check,
  add constraint sign_in_links_purpose_check check (purpose in ('reset', 'mfa', 'proof')),
  -- The session that a proof is for; no other may spend it.
  add column session_id text references sessions (id) on delete cascade;
create index sign_in_links_session on sign_in_links (session_id) where session_id is not null;

create table sign_in_devices (
  user_id text not null references users (id) on delete cascade,
  -- Of the mark that the browser keeps; of nothing where it sent none.
  mark_hash text not null,
  -- Browser and system: the same mark elsewhere was copied.
  family text not null,
  first_seen_at timestamptz not null,
  last_seen_at timestamptz not null,
  primary key (user_id, mark_hash, family)
);
