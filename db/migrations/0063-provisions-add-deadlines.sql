-- A dated duty that an editor put on a provision: once, or every year.
create table provision_deadlines (
  id text primary key,
  provision_id text not null references provisions on delete cascade,
  -- plain text
  duty text not null,
  due_on date,
  -- MM-DD
  due_yearly text check (due_yearly ~ '^(0[1-9]|1[0-2])-(0[1-9]|[12][0-9]|3[01])$'),
  check ((due_on is null) <> (due_yearly is null))
);
create index provision_deadlines_provision on provision_deadlines (provision_id);
