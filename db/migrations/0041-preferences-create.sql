-- What a person chose for themselves and finds on every device.
create table user_preferences (
  user_id text primary key references users (id) on delete cascade,
  notification_frequency text not null
    check (notification_frequency in ('Never', 'Daily Summary', 'Weekly Summary')),
  updated_at timestamptz not null
);
