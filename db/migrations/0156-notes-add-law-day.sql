-- The day whose law was read when the note was written; null for that of the day itself.
alter table notes add column law_day date;
