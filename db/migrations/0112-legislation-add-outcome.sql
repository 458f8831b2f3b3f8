-- The day on which a bill's stage was last seen in a source: a stage says nothing of what happened since.
alter table bills add column seen_on date;
-- How a bill ended that never became law; not established where it died or passed and nobody found which.
alter table bills add column outcome text check (outcome in ('defeated', 'died', 'withdrawn', 'not established'));
