-- What a reader is told on opening an area or a topic, until they say that they do not want to be.
create table notices (
  key text primary key,
  area_id text references areas,
  topic_id text references topics,
  title text not null,
  -- sanitised HTML
  html text not null,
  check ((area_id is null) <> (topic_id is null))
);
