-- The numbers of an exemption or special rule: [{ label, value, unit, replaces }], in the order of its words.
alter table special_rules add column typed_values jsonb not null default '[]'::jsonb;
