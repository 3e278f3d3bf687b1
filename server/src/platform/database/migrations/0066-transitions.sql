-- The states of screens over time, as numbers and texts by month, because they are many and kept for long.
alter table screen_reports add column trouble text;

-- Problems that screens may have reported before, as the sentences of the screen app at the time.
update screen_reports set trouble = 'no-boot'
  where report like '%"boot":"unsupported"%' or report like '%"boot":"failed"%';

update screen_reports set trouble = 'no-space'
  where report like '%"reason":"no-space"%' or report like '%There is no room for a file:%';

update screen_reports set trouble = 'not-drawn' where report like '%A wall could not be drawn:%';

update screen_reports set trouble = 'frozen'
  where report like '%A video is frozen:%'
  or report like '%A video stood still for half a minute%'
  or report like '%A video stood still three times%'
  or report like '%The page was reloaded: no video had moved%'
  or report like '%Videos are shown as pictures:%';

create table watch (
  id text primary key,
  looked_at text not null,
  observed_since text not null
);

create table server_absences (
  from_at text primary key,
  to_at text not null
);

create table watched_screens (
  number integer primary key,
  location_id text not null references locations (id) on delete cascade,
  screen_id text not null,
  hanging_id text unique references screens (id) on delete set null,
  name text not null,
  round integer not null,
  state text not null,
  since text not null,
  ended_at text
);

create index watched_screens_by_location on watched_screens (location_id);
create index watched_screens_by_state on watched_screens (state);

-- only SQLite
create table screen_transitions (
  number integer not null references watched_screens (number) on delete cascade,
  month integer not null,
  changes text not null,
  constraint screen_transitions_key primary key (number, month)
) without rowid;

-- only PostgreSQL
create table screen_transitions (
  number integer not null references watched_screens (number) on delete cascade,
  month integer not null,
  changes text not null,
  constraint screen_transitions_key primary key (number, month)
);
