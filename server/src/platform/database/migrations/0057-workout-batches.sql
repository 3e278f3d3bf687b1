-- Bulk edits, with each workout before and after, for as long as they can be undone.
create table workout_batches (
  id text primary key,
  action text not null,
  created_at text not null,
  expires_at text not null
);

create index workout_batches_by_end on workout_batches (expires_at);

create table workout_batch_items (
  batch_id text not null references workout_batches (id) on delete cascade,
  workout_id text not null,
  was text,
  became text,
  constraint workout_batch_items_key primary key (batch_id, workout_id)
);
