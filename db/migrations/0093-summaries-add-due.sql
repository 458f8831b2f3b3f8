-- Of which due requirements a person's summaries told: once when the day is near, and once when it is past. A summary is written for
-- what is new of these alone, too.

create table summary_due_told (
  user_id text not null references users (id) on delete cascade,
  requirement_id text not null,
  due_on date not null,
  is_overdue boolean not null,
  primary key (user_id, requirement_id, due_on, is_overdue)
);
