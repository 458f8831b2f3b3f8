-- Second factors: each person's own passkeys and authenticator apps, the codes for a lost device, and what an account asks for.

alter table users add column has_factor boolean not null default false;
-- From then on everybody in the account needs a factor; null where none is asked for.
alter table accounts add column factor_required_from timestamptz;

create table sign_in_factors (
  id text primary key,
  user_id text not null references users (id) on delete cascade,
  kind text not null check (kind in ('passkey', 'totp')),
  name text not null,
  -- Null until the first right code: not yet a factor.
  confirmed_at timestamptz,
  created_at timestamptz not null,
  last_used_at timestamptz,
  -- Of a passkey.
  credential_id text unique,
  public_key text,
  counter bigint not null default 0,
  transports text[] not null default '{}',
  -- Of an authenticator app: sealed with the secret of the installation, and the time step of the code used last.
  sealed_secret text,
  last_step bigint not null default 0
);
create index sign_in_factors_user on sign_in_factors (user_id);

create table sign_in_recovery_codes (
  user_id text not null references users (id) on delete cascade,
  code_hash text not null,
  used_at timestamptz,
  primary key (user_id, code_hash)
);

-- What waits for a factor: a sign-in whose password or link was right, or a passkey that is being added.
create table sign_in_challenges (
  token_hash text primary key,
  user_id text not null references users (id) on delete cascade,
  purpose text not null check (purpose in ('signIn', 'addPasskey')),
  -- How the sign-in began.
  method text,
  challenge text not null,
  expires_at timestamptz not null
);
create index sign_in_challenges_user on sign_in_challenges (user_id);
create index sign_in_challenges_over on sign_in_challenges (expires_at);
