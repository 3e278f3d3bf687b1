-- Calendar feeds of locations and rounds.
create table calendar_feeds (
  id text primary key,
  location_id text unique references locations (id) on delete cascade,
  round integer unique,
  secret_hash text not null unique,
  made_by text not null,
  made_at text not null,
  fetched_at text,
  told text not null
);
