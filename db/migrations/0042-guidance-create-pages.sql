-- The legal pages, as the library's Markdown became HTML.
create table legal_pages (
  name text primary key,
  title text not null,
  html text not null,
  updated_on date not null
);
