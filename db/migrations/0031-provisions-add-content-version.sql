-- One number that moves on with every change to what readers see, so that a process knows by one cheap read whether the
-- provisions it keeps ready are still true. Triggers move it: no writer can forget to.

create table content_version (
  only_row boolean primary key default true check (only_row),
  version bigint not null
);
insert into content_version (version) values (1);

create function move_content_version() returns trigger language plpgsql as $$
begin
  update content_version set version = version + 1;
  return null;
end $$;

do $$
declare
  content_table text;
begin
  foreach content_table in array array[
    'jurisdictions', 'areas', 'topics', 'provision_groups', 'industries',
    'acts', 'regulations', 'bills', 'bill_stage_dates', 'bill_parts', 'bill_acts', 'bill_regulations',
    'upcoming_changes', 'upcoming_change_regulations',
    'provisions', 'provision_versions', 'provision_values', 'provision_acts', 'provision_regulations',
    'provision_references', 'special_rules', 'special_rule_groups', 'special_rule_industries',
    'special_rule_acts', 'special_rule_regulations'
  ] loop
    execute format(
      'create trigger %I after insert or update or delete on %I for each statement execute function move_content_version()',
      content_table || '_moves_content_version', content_table);
  end loop;
end $$;
