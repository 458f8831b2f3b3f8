-- How far the hosted search index has followed the content. One row, written by the indexing job.
create table search_hosted_index (
  only_row boolean primary key default true check (only_row),
  database_id uuid not null,
  structure bigint not null,
  log bigint not null,
  words bigint not null,
  indexed_at timestamptz not null
);
