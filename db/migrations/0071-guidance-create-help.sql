-- Help and frequent questions, as the library's Markdown became HTML.
create table help_entries (
  id text primary key,
  question text not null,
  html text not null,
  sort integer not null
);
