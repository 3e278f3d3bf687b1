-- Browsers in which a user has signed in before, and which session was started in which.
create table remembered_devices (
  secret_hash text primary key,
  user_id text not null references users (id) on delete cascade,
  last_used_at text not null
);

create index remembered_devices_by_user on remembered_devices (user_id, last_used_at);
alter table sessions add column device_hash text;
