-- The change in force that a draft brings into the text of its provision.
alter table provision_drafts add column rolls_in text references upcoming_changes on delete set null;
