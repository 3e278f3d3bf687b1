-- Templates of whole weeks, whose workouts are templates with a place in them.
create table week_templates (
  id text primary key,
  name text not null,
  name_folded text not null,
  weeks integer not null,
  created_at text not null,
  updated_at text not null
);

alter table workout_templates add column week_template_id text references week_templates (id) on delete cascade;
alter table workout_templates add column source_template_id text;
alter table workout_templates add column round integer;
alter table workout_templates add column week integer;
alter table workout_templates add column weekday integer;
alter table workout_templates add column days integer;
create index workout_templates_by_week on workout_templates (week_template_id);
alter table workouts add column week_template_id text;
create index workouts_by_week_template on workouts (week_template_id, end_date);
