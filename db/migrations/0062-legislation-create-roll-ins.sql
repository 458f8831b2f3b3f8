-- The editors' to-do list of changes in force that the text of their provision does not say yet. The daily run writes it,
-- publishing ticks it off.
create table roll_ins (
  upcoming_change_id text primary key references upcoming_changes on delete cascade,
  provision_id text not null references provisions on delete cascade,
  in_force_on date not null,
  created_at timestamptz not null,
  done_at timestamptz
);
create index roll_ins_open on roll_ins (provision_id) where done_at is null;
