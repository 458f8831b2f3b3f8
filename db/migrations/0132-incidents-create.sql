-- The register of confidentiality incidents: section 3.8 of Quebec's Act respecting the protection of personal information in the
-- private sector with its Regulation respecting confidentiality incidents, and section 10.3 of PIPEDA. No column names anybody.

create table incidents (
  number int generated always as identity primary key,
  revision int not null default 1,
  -- What happened, and which information it concerns.
  circumstances text not null,
  information text not null,
  -- When, where it is known; and what is to be said of days that are not.
  happened_from date,
  happened_to date,
  happened_note text not null default '',
  aware_on date not null,
  -- How many people, where it is known.
  people int check (people >= 0),
  are_people_estimated boolean not null default false,
  people_in_quebec int check (people_in_quebec >= 0),
  risk text not null check (risk in ('open', 'serious', 'notSerious')),
  risk_reasons text not null default '',
  measures text not null default '',
  -- Who was told, when and how: [{"to", "on", "how"}]
  notices jsonb not null default '[]',
  notices_note text not null default '',
  closed_on date,
  created_at timestamptz not null,
  updated_at timestamptz not null
);
create index incidents_aware on incidents (aware_on desc, number desc);

-- Section 8 of the Regulation: an entry is kept for five years at least from the day on which the incident was known.
create function guard_incidents() returns trigger language plpgsql as $$
begin
  if old.aware_on > (now() - interval '5 years')::date then
    raise exception 'an incident is kept for five years' using errcode = 'insufficient_privilege';
  end if;
  return old;
end $$;
create trigger incidents_are_kept before delete on incidents for each row execute function guard_incidents();
