-- Organisations, their people, and the sessions of those who are signed in.

create table accounts (
  id text primary key,
  name text not null,
  is_staff boolean not null default false,
  trial_until timestamptz,
  is_subscription_active boolean not null default false,
  subscription_renews_on date,
  -- Codes; empty means all.
  selected_jurisdictions text[] not null default '{}',
  -- Area ids; empty means all.
  selected_areas text[] not null default '{}',
  is_mfa_enabled boolean not null default false,
  is_pdf_download_enabled boolean not null default false,
  is_excel_download_enabled boolean not null default false,
  seats int not null default 1 check (seats >= 1),
  organisation_size text,
  intended_plan text,
  created_at timestamptz not null default now()
);

create table users (
  id text primary key,
  account_id text not null references accounts (id) on delete cascade,
  -- Trimmed and lowercased before it gets here.
  email text not null unique check (email = lower(email)),
  first_name text not null,
  last_name text not null,
  role text not null check (role in ('ACCOUNT_OWNER', 'USER', 'ADMIN', 'EDITOR')),
  -- argon2id; null until a password is set, and in accounts that sign in by link.
  password_hash text,
  is_active boolean not null default true,
  created_at timestamptz not null default now(),
  last_sign_in_at timestamptz
);
create index users_account on users (account_id);

create table sessions (
  id text primary key,
  user_id text not null references users (id) on delete cascade,
  created_at timestamptz not null,
  last_seen_at timestamptz not null,
  expires_at timestamptz not null,
  revoked_at timestamptz,
  client_address text,
  user_agent text
);
create index sessions_user on sessions (user_id, created_at desc);

-- Failed sign-ins, for the lockout of decisions 4. Rows older than the window are swept.
create table sign_in_failures (
  id bigint generated always as identity primary key,
  email text not null,
  client_address text not null,
  at timestamptz not null
);
create index sign_in_failures_pair on sign_in_failures (email, client_address, at);
create index sign_in_failures_address on sign_in_failures (client_address, at);
