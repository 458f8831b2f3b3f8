-- How often provisions are opened, by day: what is read often is checked first. No person or account is kept.
create table provision_reads (
  provision_id text not null references provisions on delete cascade,
  day date not null,
  reads integer not null,
  primary key (provision_id, day)
);
