-- Dated duties are kept ready like the entries of the feed they stand beside: what is said of one moves the number too. Search
-- does not show them.

create or replace function move_content_version() returns trigger language plpgsql as $$
begin
  update content_version set
    version = version + 1,
    structure = structure + case
      when tg_table_name in (
        'provisions', 'provision_versions', 'provision_values', 'update_entries', 'checklist_requirements', 'deadlines'
      ) then 0 else 1 end;
  return null;
end $$;

create trigger checklist_requirements_moves_content_version after insert or update or delete on checklist_requirements
  for each statement execute function move_content_version();
create trigger deadlines_moves_content_version after insert or update or delete on deadlines
  for each statement execute function move_content_version();
