-- Calculations that people keep by a name. What was entered about an employee is kept only where the person asked for it.
create table calculations (
  id text primary key,
  user_id text not null references users (id) on delete cascade,
  name text not null check (length(name) between 1 and 120),
  calculator text not null,
  -- The jurisdictions, the day whose law was asked for, and the industry.
  reading jsonb not null,
  -- The entries by field; null where they were not to be kept.
  entered jsonb,
  created_at timestamptz not null
);
create unique index calculations_name on calculations (user_id, lower(name));
