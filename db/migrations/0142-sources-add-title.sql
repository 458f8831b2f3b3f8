-- What a page calls itself, and whether an editor said that the law changed with it.
alter table source_watches add column title text;
alter table source_watches add column confirmed boolean not null default false;
