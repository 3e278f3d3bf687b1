-- Heartbeats update a narrow table of their own, so that little is written each time.
alter table screen_presence rename to screen_reports;

create table screen_presence (
  screen_id text primary key,
  seen_at text not null,
  vitals text not null
);

-- only PostgreSQL
-- Free space on every page lets PostgreSQL update rows in place, without touching the index.
alter table screen_presence set (fillfactor = 50, autovacuum_vacuum_scale_factor = 0.05);

insert into screen_presence (screen_id, seen_at, vitals) select screen_id, seen_at, '' from screen_reports;
alter table screen_reports drop column seen_at;
