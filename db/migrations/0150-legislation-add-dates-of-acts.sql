-- From which day an act is in force, until which, and which act it took the place of: on a day before it began, the act of that day is cited.
alter table acts add column in_force_from date;
alter table acts add column in_force_to date;
alter table acts add column replaces_id text references acts (id);
