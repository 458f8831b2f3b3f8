-- Trial signup, sign-in by emailed link, and what people may look after themselves.

alter table accounts
  add column phone text,
  add column address1 text,
  add column address2 text,
  add column city text,
  add column state_prov text,
  add column country text,
  add column zip_postal text,
  -- What the person chose at signup; the trial itself is served less (decisions 5).
  add column intended_jurisdictions text[] not null default '{}',
  add column intended_areas text[] not null default '{}';

alter table users
  -- Moves on whenever a setup code is spent: a code names the version it was made for, so it works once.
  add column setup_version int not null default 0,
  add column terms_agreed_at timestamptz;

-- Emailed links that sign a person in or let them reset a password. The token itself is never stored.
create table sign_in_links (
  id text primary key,
  user_id text not null references users (id) on delete cascade,
  purpose text not null check (purpose in ('reset', 'mfa')),
  token_hash text not null unique,
  created_at timestamptz not null,
  expires_at timestamptz not null,
  used_at timestamptz
);
create index sign_in_links_user on sign_in_links (user_id, purpose, created_at);

-- The sign-in log that owners read.
create table sign_in_log (
  id bigint generated always as identity primary key,
  user_id text not null references users (id) on delete cascade,
  at timestamptz not null,
  method text not null check (method in ('password', 'link', 'setup', 'reset')),
  succeeded boolean not null,
  client_address text,
  user_agent text
);
create index sign_in_log_user on sign_in_log (user_id, at desc);
create index sign_in_log_at on sign_in_log (at);

-- Solved captchas, so that none is used twice; rows go when the challenge is over.
create table used_captchas (
  signature text primary key,
  expires_at timestamptz not null
);
create index used_captchas_over on used_captchas (expires_at);

create table subscription_plans (
  id text primary key,
  name text not null,
  summary text not null,
  is_public boolean not null,
  show_pricing boolean not null,
  annual_price_cents int not null,
  monthly_price_cents int not null,
  features text not null,
  num_jurisdictions int not null,
  num_areas int not null,
  seats int not null,
  -- Keys of the areas that come with the plan; the others may be chosen from.
  included_area_keys text[] not null,
  sort int not null
);

create table subscription_requests (
  id text primary key,
  account_id text not null references accounts (id) on delete cascade,
  user_id text not null references users (id) on delete cascade,
  plan_id text references subscription_plans (id),
  contact_name text not null,
  phone text,
  message text not null,
  created_at timestamptz not null,
  handled_at timestamptz
);
create index subscription_requests_open on subscription_requests (created_at) where handled_at is null;

create table deletion_requests (
  id text primary key,
  account_id text not null references accounts (id) on delete cascade,
  user_id text not null references users (id) on delete cascade,
  reason text not null,
  created_at timestamptz not null,
  handled_at timestamptz
);
create unique index deletion_requests_open on deletion_requests (account_id) where handled_at is null;

-- People who asked for no more of a kind of commercial email.
create table email_opt_outs (
  user_id text not null references users (id) on delete cascade,
  kind text not null,
  at timestamptz not null,
  primary key (user_id, kind)
);
