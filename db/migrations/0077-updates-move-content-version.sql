-- Entries of the feed are kept ready like provisions: what is said of one moves the number too. Search does not show them.

create or replace function move_content_version() returns trigger language plpgsql as $$
begin
  update content_version set
    version = version + 1,
    structure = structure + case
      when tg_table_name in ('provisions', 'provision_versions', 'provision_values', 'update_entries') then 0 else 1 end;
  return null;
end $$;

create trigger update_entries_moves_content_version after insert or update or delete on update_entries
  for each statement execute function move_content_version();
