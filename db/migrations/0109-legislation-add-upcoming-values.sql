-- The typed values that a change brings, as an editor wrote them beside its upcoming text: rows by field, as in a draft. Rolling the
-- change in writes them too.
alter table upcoming_changes add column upcoming_values jsonb;
