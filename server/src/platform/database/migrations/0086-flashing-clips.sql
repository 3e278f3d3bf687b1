-- How often a clip flashes, as JSON; null until it is counted.
-- only SQLite
alter table media add column flashes text;

-- only PostgreSQL
alter table media add column flashes pg_catalog.text;
