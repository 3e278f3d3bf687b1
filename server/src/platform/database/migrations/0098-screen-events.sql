-- What heartbeats report of a screen's software, as it changes. Events outlive their screen.
create table screen_events (
  screen_id text not null,
  at text not null,
  kind text not null,
  detail text not null,
  constraint screen_events_pk primary key (screen_id, at, kind)
);

create index screen_events_at on screen_events (at);
