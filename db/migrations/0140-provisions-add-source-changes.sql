-- A source that a provision rests on changed: readers are told until the provision was read against it again.

create table provision_source_changes (
  provision_id text not null references provisions on delete cascade,
  -- as it stands among the provision's sources; of a statute its official address
  ref text not null,
  kind text not null check (kind in ('page', 'law')),
  changed_on date not null,
  found_at timestamptz not null,
  -- the revision that the reading made; null while it is being checked
  read_revision integer,
  primary key (provision_id, ref)
);
create index provision_source_changes_open on provision_source_changes (ref) where read_revision is null;

-- Readers see it on cards; search does not.
create or replace function move_content_version() returns trigger language plpgsql as $$
begin
  update content_version set
    version = version + 1,
    structure = structure + case
      when tg_table_name in (
        'provisions', 'provision_versions', 'provision_values', 'update_entries', 'checklist_requirements', 'deadlines',
        'provision_source_changes'
      ) then 0 else 1 end;
  return null;
end $$;
create trigger provision_source_changes_moves_content_version after insert or update or delete on provision_source_changes
  for each statement execute function move_content_version();
