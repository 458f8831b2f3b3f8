-- A provision that the library joined to another: its permalinks lead there, and what people kept with it went over.
create table provision_successors (
  provision_id text primary key references provisions on delete cascade,
  successor_id text not null references provisions on delete cascade
);
create index provision_successors_successor on provision_successors (successor_id);

-- What a cell held before its field got another kind, where that could not be converted: the cell is not established, and on the
-- editors' list.
alter table provision_values add column former jsonb;
