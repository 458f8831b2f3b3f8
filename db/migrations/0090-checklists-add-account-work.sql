-- What an organisation adds to a requirement: who sees to it, by when, why it does not apply, words about it, and a history of
-- all of it that nobody can change.

-- The day on which the library no longer had it. What organisations wrote about it stays.
alter table checklist_requirements add column retired_on date;

-- Nothing that an organisation wrote goes because the library changed.
alter table checklist_statuses
  drop constraint checklist_statuses_requirement_id_fkey,
  add constraint checklist_statuses_requirement_id_fkey foreign key (requirement_id) references checklist_requirements;

create table checklist_items (
  account_id text not null references accounts on delete cascade,
  requirement_id text not null references checklist_requirements,
  owner_id text references users on delete set null,
  -- how often it falls due; null: no due date. 'statute' is the deadline that the library has for it
  due_every text check (due_every in ('once', 'monthly', 'quarterly', 'yearly', 'statute')),
  -- the day on which it falls due next, or fell due without being done
  due_on date,
  -- the day of the month meant, which February may not have
  due_day integer check (due_day between 1 and 31),
  not_applicable_reason text,
  not_applicable_by text,
  not_applicable_at timestamptz,
  primary key (account_id, requirement_id),
  check ((due_every is null) = (due_on is null)),
  check ((not_applicable_reason is null) = (not_applicable_at is null))
);
create index checklist_items_requirement on checklist_items (requirement_id);
create index checklist_items_owner on checklist_items (owner_id, due_on);
create index checklist_items_due on checklist_items (due_on) where due_every is not null;

create table checklist_comments (
  id text primary key,
  account_id text not null references accounts on delete cascade,
  requirement_id text not null references checklist_requirements,
  author_id text references users on delete set null,
  author_name text not null,
  text text not null,
  created_at timestamptz not null
);
create index checklist_comments_item on checklist_comments (account_id, requirement_id, created_at);
create index checklist_comments_requirement on checklist_comments (requirement_id);
create index checklist_comments_author on checklist_comments (author_id);

create table checklist_history (
  id bigint generated always as identity primary key,
  account_id text not null references accounts,
  requirement_id text not null references checklist_requirements,
  at timestamptz not null,
  -- null: the product itself, when a recurring requirement came round again
  user_id text references users,
  by_name text,
  kind text not null check (kind in (
    'status', 'applicability', 'owner', 'due', 'comment', 'evidence added', 'evidence renamed', 'evidence removed',
    'evidence restored')),
  from_value text,
  to_value text,
  why text
);
create index checklist_history_item on checklist_history (account_id, requirement_id, id desc);
create index checklist_history_requirement on checklist_history (requirement_id);
create index checklist_history_user on checklist_history (user_id);

-- A line stays as it was written. Only erasing its account takes it away, which says so in its transaction.
create function keep_checklist_history() returns trigger language plpgsql as $$
begin
  if tg_op = 'DELETE' and old.account_id = current_setting('lawleaf.erased_account', true) then
    return old;
  end if;
  raise exception 'the history of checklists cannot be changed';
end $$;
create trigger checklist_history_stays before update or delete on checklist_history
  for each row execute function keep_checklist_history();

insert into checklist_history (account_id, requirement_id, at, user_id, by_name, kind, from_value, to_value)
  select s.account_id, s.requirement_id, s.updated_at, s.updated_by, nullif(trim(u.first_name || ' ' || u.last_name), ''),
    'status', 'Not Started', s.status
  from checklist_statuses s left join users u on u.id = s.updated_by
  order by s.updated_at;

-- Moves with every change of an account's checklists, in the transaction that makes it, so that open pages learn of it.
create table checklist_versions (
  account_id text primary key references accounts on delete cascade,
  version bigint not null
);
