-- Announcements, their locations, and which screens have shown them.
create table announcements (
  id text primary key,
  kind text not null,
  text text not null,
  translations text not null,
  is_for_all integer not null,
  "from" text,
  until text,
  starts_at text not null,
  over_at text not null,
  withdrawn_at text,
  made_by text not null,
  created_at text not null,
  updated_at text not null
);

create index announcements_over_at on announcements (over_at);

create table announcement_locations (
  announcement_id text not null references announcements (id) on delete cascade,
  location_id text not null references locations (id) on delete cascade,
  constraint announcement_locations_key primary key (announcement_id, location_id)
);

create index announcement_locations_location_id on announcement_locations (location_id);

create table announcement_walls (
  announcement_id text not null references announcements (id) on delete cascade,
  screen_id text not null references screens (id) on delete cascade,
  shown_at text not null,
  constraint announcement_walls_key primary key (announcement_id, screen_id)
);

create index announcement_walls_screen_id on announcement_walls (screen_id);
