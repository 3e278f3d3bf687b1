-- The franchise's branding: one row, once it is set.
create table face (
  id text primary key,
  name text not null,
  accent text,
  wall_background text,
  logo text,
  updated_at text not null
);
