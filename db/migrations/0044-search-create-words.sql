-- The words that the search knows: synonyms, stop words and words that only help to rank. The starter words come with the
-- product (`is_starter`); a row that staff edited or switched off is theirs, and no later starter touches it.
create table search_words (
  id text primary key,
  kind text not null check (kind in ('synonyms', 'stopWord', 'optionalWord')),
  -- As people write it: "vacation, pto" find each other, "quit > resignation" finds one way; a single word for the other kinds.
  line text not null check (length(line) between 1 and 1000),
  is_starter boolean not null default false,
  is_active boolean not null default true,
  updated_at timestamptz not null,
  -- Who edited it last; null for a starter row as it came.
  updated_by text references users (id) on delete set null,
  is_edited boolean not null default false
);
create unique index search_words_line on search_words (kind, lower(line));

-- Every process reads content_version before it searches: there it sees that the words moved.
alter table content_version
  add column words bigint not null default 1,
  -- Tells one database from another, so that an index kept in a file is never taken for that of a restored or new one.
  add column database_id uuid not null default gen_random_uuid();

create function move_search_words() returns trigger language plpgsql as $$
begin
  update content_version set words = words + 1;
  return null;
end $$;
create trigger search_words_move after insert or update or delete or truncate on search_words
  for each statement execute function move_search_words();

-- The number of a change is taken under the lock of content_version, so that numbers become visible in their order: who has
-- read up to one has missed none before it.
create or replace function note_search_change() returns trigger language plpgsql as $$
begin
  perform 1 from content_version for update;
  insert into search_changes (provision_id) values (coalesce(new.id, old.id));
  return null;
end $$;
