-- A screen's reports are deleted with it. SQLite can't add a foreign key to an existing table, so the tables are created again.
-- only SQLite
create table screen_presence_new (
  screen_id text primary key references screens (id) on delete cascade,
  seen_at text not null,
  vitals text not null
);

-- only SQLite
insert into screen_presence_new (screen_id, seen_at, vitals)
  select screen_id, seen_at, vitals from screen_presence
  where screen_id in (select id from screens);

-- only SQLite
drop table screen_presence;

-- only SQLite
alter table screen_presence_new rename to screen_presence;

-- only SQLite
create table screen_reports_new (
  screen_id text primary key references screens (id) on delete cascade,
  label text not null,
  applied_refresh integer not null,
  applied_hard_refresh integer not null,
  report text
);

-- only SQLite
insert into screen_reports_new (screen_id, label, applied_refresh, applied_hard_refresh, report)
  select screen_id, label, applied_refresh, applied_hard_refresh, report from screen_reports
  where screen_id in (select id from screens);

-- only SQLite
drop table screen_reports;

-- only SQLite
alter table screen_reports_new rename to screen_reports;

-- only PostgreSQL
delete from screen_presence where not exists (select from screens where id = screen_id);

-- only PostgreSQL
alter table screen_presence add constraint screen_presence_of_screen
  foreign key (screen_id) references screens (id) on delete cascade;

-- only PostgreSQL
delete from screen_reports where not exists (select from screens where id = screen_id);

-- only PostgreSQL
alter table screen_reports add constraint screen_reports_of_screen
  foreign key (screen_id) references screens (id) on delete cascade;
