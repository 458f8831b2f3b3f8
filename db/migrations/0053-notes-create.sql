-- What people write beside a provision, with a reminder if they want one.

create table notes (
  id text primary key,
  -- No cascade: what a person wrote never goes away with the library.
  provision_id text not null references provisions,
  author_id text not null references users (id) on delete cascade,
  -- HTML as sanitised on the way in, and the same as plain text for emails and lists
  text text not null,
  plain_text text not null,
  -- to the minute; null when nobody is to be reminded
  remind_at timestamptz,
  -- when that reminder went out: what makes it go out once, whatever happens to the process or the clock
  reminded_at timestamptz,
  created_at timestamptz not null,
  updated_at timestamptz not null
);
create index notes_provision on notes (provision_id);
create index notes_author on notes (author_id);
create index notes_due on notes (remind_at) where remind_at is not null and reminded_at is null;

-- Colleagues of the author's account who read it too.
create table note_shares (
  note_id text not null references notes on delete cascade,
  user_id text not null references users (id) on delete cascade,
  shared_at timestamptz not null,
  primary key (note_id, user_id)
);
create index note_shares_user on note_shares (user_id);
