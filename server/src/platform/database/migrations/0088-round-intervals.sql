alter table workouts add column intervals text;
alter table workout_templates add column intervals text;
