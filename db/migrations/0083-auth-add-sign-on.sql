-- Single sign-on (decisions 13): an account's provider, its email domains, whom the provider's subjects are, and what waits.

-- Everybody in the account but its owners comes in by the provider alone.
alter table accounts add column is_sign_on_required boolean not null default false;
-- Of sessions that the provider vouches for: when it last did, and what asks it to do so again.
alter table sessions add column sign_on_renewed_at timestamptz;
alter table sessions add column sealed_sign_on_token text;
create index sessions_sign_on on sessions (sign_on_renewed_at) where sign_on_renewed_at is not null and revoked_at is null;

alter table sign_in_log drop constraint sign_in_log_method_check;
alter table sign_in_log add constraint sign_in_log_method_check
  check (method in ('password', 'link', 'setup', 'reset', 'signOn'));

create table sign_on_providers (
  account_id text primary key references accounts (id) on delete cascade,
  issuer text not null,
  client_id text not null,
  -- Null: a public client, which proves itself by PKCE alone.
  sealed_client_secret text,
  updated_at timestamptz not null
);

create table sign_on_domains (
  account_id text not null references accounts (id) on delete cascade,
  domain text not null,
  -- What the TXT record has to say.
  record text not null,
  verified_at timestamptz,
  -- Why staff took the account's word for it; null where the record was found.
  staff_reason text,
  created_at timestamptz not null,
  primary key (account_id, domain)
);
-- An address belongs to one account's provider.
create unique index sign_on_domains_verified on sign_on_domains (domain) where verified_at is not null;

create table sign_on_subjects (
  account_id text not null references accounts (id) on delete cascade,
  issuer text not null,
  subject text not null,
  user_id text not null references users (id) on delete cascade,
  primary key (account_id, issuer, subject)
);
create index sign_on_subjects_user on sign_on_subjects (user_id);

-- Somebody is at the provider: what the answer is held against.
create table sign_on_attempts (
  state_hash text primary key,
  account_id text not null references accounts (id) on delete cascade,
  nonce text not null,
  sealed_verifier text not null,
  expires_at timestamptz not null
);
create index sign_on_attempts_over on sign_on_attempts (expires_at);
create index sign_on_attempts_account on sign_on_attempts (account_id);

-- Somebody came back from the provider for the first time, and has the terms before them.
create table sign_on_arrivals (
  ticket_hash text primary key,
  account_id text not null references accounts (id) on delete cascade,
  -- Who they are, sealed: nobody of ours yet.
  sealed_person text not null,
  expires_at timestamptz not null
);
create index sign_on_arrivals_over on sign_on_arrivals (expires_at);
create index sign_on_arrivals_account on sign_on_arrivals (account_id);
