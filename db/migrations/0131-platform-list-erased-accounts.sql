-- The ids of accounts that were erased, and nothing else of them: a restore of an older backup erases them again.

create table erased_accounts (
  account_id text primary key,
  erased_at timestamptz not null
);
