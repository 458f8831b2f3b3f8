-- Who approved a draft that waits for its time: where a second reader is wanted, none goes out without.
alter table provision_drafts add column approved_by text;
