-- The workout on a screen, in a column of its own, because screens that send no report have one too.
alter table screen_reports add column content_id text;

-- only SQLite
update screen_reports set content_id = report ->> 'workoutId' where report is not null;

-- only PostgreSQL
update screen_reports set content_id = report::json ->> 'workoutId' where report is not null;
