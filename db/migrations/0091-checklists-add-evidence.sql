-- Evidence that an organisation keeps with a requirement: links, and files in pieces of 64 KB.

create table checklist_evidence (
  id text primary key,
  account_id text not null references accounts on delete cascade,
  requirement_id text not null references checklist_requirements,
  name text not null,
  -- of a link
  url text,
  -- of a file
  media_type text,
  size integer,
  sha256 text,
  added_by text references users on delete set null,
  added_by_name text not null,
  added_at timestamptz not null,
  -- null while it is being sent
  completed_at timestamptz,
  removed_at timestamptz,
  check ((url is null) <> (media_type is null))
);
create index checklist_evidence_item on checklist_evidence (account_id, requirement_id, added_at);
create index checklist_evidence_requirement on checklist_evidence (requirement_id);
create index checklist_evidence_person on checklist_evidence (added_by);
create index checklist_evidence_unfinished on checklist_evidence (added_at) where completed_at is null;
create index checklist_evidence_removed on checklist_evidence (removed_at) where removed_at is not null;

create table checklist_evidence_pieces (
  evidence_id text not null references checklist_evidence on delete cascade,
  sort integer not null,
  bytes bytea not null check (length(bytes) between 1 and 65536),
  primary key (evidence_id, sort)
);
-- Most of these types are compressed already; what is not is small.
alter table checklist_evidence_pieces alter column bytes set storage external;
