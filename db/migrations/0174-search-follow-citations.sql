-- A publication writes anew what a provision cites and refers to. That moved `structure`, so that every publication had the whole search
-- index built again, though the provision stands in the log of changes and is followed by itself. What it cites is a part of its document:
-- whoever writes that notes the provision in the log as well. References are no part of one.

create or replace function move_content_version() returns trigger language plpgsql as $$
begin
  update content_version set
    version = version + 1,
    structure = structure + case
      when tg_table_name in (
        'provisions', 'provision_versions', 'provision_values', 'update_entries', 'checklist_requirements', 'deadlines',
        'provision_source_changes', 'provision_acts', 'provision_regulations', 'provision_references'
      ) then 0 else 1 end;
  return null;
end $$;

-- As note_search_change: the number of a change is taken under the lock of content_version.
create function note_search_change_of_citation() returns trigger language plpgsql as $$
begin
  perform 1 from content_version for update;
  insert into search_changes (provision_id) values (coalesce(new.provision_id, old.provision_id));
  return null;
end $$;
create trigger provision_acts_note_search_change after insert or update or delete on provision_acts
  for each row execute function note_search_change_of_citation();
create trigger provision_regulations_note_search_change after insert or update or delete on provision_regulations
  for each row execute function note_search_change_of_citation();
