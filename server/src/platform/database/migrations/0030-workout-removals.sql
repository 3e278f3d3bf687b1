-- Deleted or emptied workouts, for as long as that can be undone.
create table workout_removals (
  id text primary key,
  emptied_at text,
  was text not null,
  expires_at text not null
);
