-- What is not settled, in words for readers; `editor_note` stays the editors'.
alter table provisions add column open_question text;
alter table special_rules add column open_question text;
alter table bills add column open_question text;
alter table checklist_requirements add column open_question text;

-- A cell of the comparison: a value, or why there is none (the law has no such rule, the question does not arise, we have not
-- established it), and what it rests on where that differs from its provision.
alter table provision_values alter column value drop not null;
alter table provision_values add column state text check (state in ('none', 'not-applicable', 'unknown'));
alter table provision_values add column why text;
alter table provision_values add column source text;
alter table provision_values add column cites jsonb;
alter table provision_values add constraint provision_values_one_answer check ((value is null) = (state is not null));
