-- Emails written for many people at once leave after those that somebody waits for.
alter table outbox add column is_bulk boolean not null default false;
create index outbox_awaited on outbox (next_attempt_at) where sent_at is null and failed_at is null and not is_bulk;
