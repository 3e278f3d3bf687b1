-- Draft workouts and translated texts; existing workouts are published.
alter table workouts add column is_draft integer default 0 not null;
alter table workouts add column name_translations text default '[]' not null;
alter table workouts add column sub_header_translations text default '[]' not null;
alter table routines add column text_translations text default '[]' not null;
