-- The whole text that a provision will have once a change holds, as an editor writes it ahead. Null until somebody does.
alter table upcoming_changes add column upcoming_text text;

-- Rows of the library that editors took out: a newer starter library that still has them does not bring them back.
create table withdrawn_rows (
  table_name text not null,
  id text not null,
  withdrawn_at timestamptz not null,
  primary key (table_name, id)
);
