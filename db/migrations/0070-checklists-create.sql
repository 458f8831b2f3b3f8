-- What an employer has to have done, jurisdiction by jurisdiction, how far an organisation is with it, and the days by which
-- duties fall due.

create table checklist_requirements (
  id text primary key,
  key text unique,
  jurisdiction text not null references jurisdictions,
  provision_group_id text not null references provision_groups,
  type text not null check (type in (
    'Employee Committees', 'Employee Communications', 'Hiring', 'Ongoing Compliance',
    'Policies & Procedures', 'Records', 'Reporting', 'Training')),
  requirement text not null,
  -- both inclusive; null is no limit
  min_employees integer check (min_employees >= 1),
  max_employees integer check (max_employees >= 1),
  frequency text,
  -- the day from which the duty exists, when it is new
  starts_on date,
  is_published boolean not null,
  as_of date,
  confidence text not null,
  verification text not null,
  sources jsonb not null default '[]',
  editor_note text,
  revision integer not null default 1,
  content_hash text,
  loaded_revision integer,
  check (max_employees >= min_employees)
);
create index checklist_requirements_jurisdiction on checklist_requirements (jurisdiction);
create index checklist_requirements_group on checklist_requirements (provision_group_id);

create table checklist_requirement_acts (
  requirement_id text not null references checklist_requirements on delete cascade,
  act_id text not null references acts,
  sections text,
  sort integer not null,
  primary key (requirement_id, act_id)
);
create index checklist_requirement_acts_act on checklist_requirement_acts (act_id);

create table checklist_requirement_regulations (
  requirement_id text not null references checklist_requirements on delete cascade,
  regulation_id text not null references regulations,
  sections text,
  sort integer not null,
  primary key (requirement_id, regulation_id)
);
create index checklist_requirement_regulations_regulation on checklist_requirement_regulations (regulation_id);

-- Shared by everybody of the account; no row means Not Started.
create table checklist_statuses (
  account_id text not null references accounts on delete cascade,
  requirement_id text not null references checklist_requirements on delete cascade,
  status text not null check (status in ('Not Started', 'In Progress', 'Done')),
  updated_at timestamptz not null,
  updated_by text references users on delete set null,
  primary key (account_id, requirement_id)
);
create index checklist_statuses_requirement on checklist_statuses (requirement_id);
create index checklist_statuses_person on checklist_statuses (updated_by);

-- A dated duty of a requirement or of a provision, once or yearly.
create table deadlines (
  id text primary key,
  requirement_id text references checklist_requirements on delete cascade,
  provision_id text references provisions on delete cascade,
  description text not null,
  once_on date,
  -- month and day; 02-29 is the last day of February in every year
  yearly_on text check (yearly_on ~ '^(0[1-9]|1[0-2])-(0[1-9]|[12][0-9]|3[01])$'),
  -- a yearly duty that is new: the first day on which it can fall due
  starts_on date,
  revision integer not null default 1,
  content_hash text,
  loaded_revision integer,
  check ((requirement_id is null) <> (provision_id is null)),
  check ((once_on is null) <> (yearly_on is null))
);
create index deadlines_requirement on deadlines (requirement_id);
create index deadlines_provision on deadlines (provision_id);
