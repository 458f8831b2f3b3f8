-- The search index follows provisions one by one, and is built anew when anything else it shows has changed (an act's name,
-- a bill, a topic, an exemption): `structure` moves then. Triggers note both, so that no writer can forget to.

alter table content_version add column structure bigint not null default 1;

create or replace function move_content_version() returns trigger language plpgsql as $$
begin
  update content_version set
    version = version + 1,
    structure = structure + case when tg_table_name in ('provisions', 'provision_versions', 'provision_values') then 0 else 1 end;
  return null;
end $$;

create function note_search_change() returns trigger language plpgsql as $$
begin
  insert into search_changes (provision_id) values (coalesce(new.id, old.id));
  return null;
end $$;
create trigger provisions_note_search_change after insert or update or delete on provisions
  for each row execute function note_search_change();
