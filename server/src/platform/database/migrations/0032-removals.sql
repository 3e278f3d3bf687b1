-- Deleted entities of every kind, for as long as that can be undone. What the former table contained could only be restored for a minute.
drop table workout_removals;

create table removals (
  entity text not null,
  id text not null,
  was text not null,
  left_at text,
  removed_by text,
  expires_at text not null,
  constraint removals_key primary key (entity, id)
);
