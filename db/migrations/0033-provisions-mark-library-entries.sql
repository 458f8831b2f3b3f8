-- Entries that follow from the library's own history, by their real dates; publishing makes the others.
alter table update_entries add column from_library boolean not null default false;
