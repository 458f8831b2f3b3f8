-- People who said that they want a kind of commercial email even when their account has ended (Canada's anti-spam law).
create table email_consents (
  user_id text not null references users (id) on delete cascade,
  kind text not null,
  at timestamptz not null,
  primary key (user_id, kind)
);
