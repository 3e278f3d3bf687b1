-- Coach passes, with which phones are the remote of one location until the end of its day.
create table remote_passes (
  id text primary key,
  location_id text not null references locations (id) on delete cascade,
  number integer not null,
  screen_id text references screens (id) on delete cascade,
  made_by text not null,
  link_hash text not null unique,
  secret_hash text unique,
  made_at text not null,
  opens_until text not null,
  opened_at text,
  expires_at text not null,
  revoked_at text
);

create index remote_passes_location_id on remote_passes (location_id);
create index remote_passes_screen_id on remote_passes (screen_id);
