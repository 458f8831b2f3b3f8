-- Which links a merge of two acts (or regulations) moved, as they were and as it left them: what takes the merge back. Who merged when
-- stands in the audit log.
create table merges (
  id text primary key,
  kind text not null check (kind in ('act', 'regulation')),
  former_id text not null,
  successor_id text not null,
  merged_at timestamptz not null,
  moved jsonb not null,
  undone_at timestamptz
);
create index merges_former on merges (former_id, merged_at);
