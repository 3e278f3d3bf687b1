-- What location imports created, for as long as they can be undone.
create table gym_imports (
  id text primary key,
  made_by text not null,
  expires_at text not null
);

create table gym_import_items (
  import_id text not null references gym_imports (id) on delete cascade,
  kind text not null,
  entity_id text not null,
  location_id text not null,
  left_at text not null,
  constraint gym_import_items_key primary key (import_id, entity_id, location_id)
);
