-- When a user last changed their notification settings, so that two tabs don't overwrite each other.
alter table alert_preferences add column updated_at text default '1970-01-01T00:00:00.000Z' not null;
