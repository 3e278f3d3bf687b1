-- Workout templates, and which workouts were made from which.
create table workout_templates (
  id text primary key,
  name text not null,
  name_folded text not null,
  sub_header text not null,
  name_translations text not null,
  sub_header_translations text not null,
  equipment text not null,
  focus text not null,
  level text not null,
  created_at text not null,
  updated_at text not null
);

create table template_routines (
  id text primary key,
  template_id text not null references workout_templates (id) on delete cascade,
  step integer not null,
  text text not null,
  video_link text not null,
  lr_video_link text,
  text_translations text not null,
  created_at text not null,
  updated_at text not null,
  constraint template_routines_step unique (template_id, step)
);

alter table workouts add column template_id text;
create index workouts_by_template on workouts (template_id, end_date);
