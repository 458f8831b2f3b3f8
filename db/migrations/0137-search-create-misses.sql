-- Searches for which the library has nothing, so that editors learn what is missing: the words, the day, and who asked only as a keyed
-- hash that differs from term to term. It can be counted and not read back. Kept for 90 days.
create table search_misses (
  term text not null,
  day date not null,
  account_hash text not null,
  primary key (term, day, account_hash)
);
create index search_misses_day on search_misses (day);
