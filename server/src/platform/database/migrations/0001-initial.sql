create table users (
  id text primary key,
  email text not null unique,
  first_name text not null,
  first_name_folded text not null,
  last_name text not null,
  last_name_folded text not null,
  role text not null,
  is_active integer not null,
  password_hash text not null,
  created_at text not null,
  updated_at text not null
);

create table locations (
  id text primary key,
  name text not null,
  name_folded text not null,
  location_identifier text not null unique,
  time_zone text not null,
  language text not null,
  is_active integer not null,
  is_enabled integer not null,
  lr_video integer not null,
  is365 integer not null,
  vts_enabled integer not null,
  android_os integer not null,
  timer_palette text not null,
  schedule text not null,
  license_key text unique,
  timer_stamp text,
  timer_playlist text not null,
  created_at text not null,
  updated_at text not null
);

create index locations_by_name on locations (name_folded, id);
create index locations_by_created on locations (created_at, id);
create index locations_by_updated on locations (updated_at, id);

create table user_locations (
  user_id text not null references users (id) on delete cascade,
  location_id text not null references locations (id) on delete cascade,
  constraint user_locations_key primary key (user_id, location_id)
);

create index user_locations_by_location on user_locations (location_id);

create table sessions (
  id text primary key,
  token_hash text not null unique,
  user_id text not null references users (id) on delete cascade,
  started_at text not null,
  last_used_at text not null,
  ends_at text not null,
  address text not null,
  device text not null
);

create index sessions_by_user on sessions (user_id);

create table used_sign_on_tokens (
  token_hash text primary key,
  expires_at text not null
);

create table set_up_links (
  token_hash text primary key,
  expires_at text not null
);

create table screens (
  id text primary key,
  location_id text not null references locations (id) on delete cascade,
  name text not null,
  name_folded text not null,
  round integer not null,
  language text not null,
  has_sound integer not null,
  token_hash text unique,
  linked_at text,
  refresh_revision integer not null,
  hard_refresh_revision integer not null,
  created_at text not null,
  updated_at text not null
);

create index screens_by_location on screens (location_id, round, id);
create index screens_by_name on screens (name_folded, id);
create index screens_by_round on screens (round, id);
create index screens_by_created on screens (created_at, id);
create index screens_by_updated on screens (updated_at, id);

create table screen_presence (
  screen_id text primary key,
  label text not null,
  seen_at text not null,
  applied_refresh integer not null,
  applied_hard_refresh integer not null,
  report text
);

-- only PostgreSQL
-- Free space on every page lets PostgreSQL update rows in place, without touching the index.
alter table screen_presence set (fillfactor = 50, autovacuum_vacuum_scale_factor = 0.05);

create table screen_links (
  id_hash text primary key,
  auth_code text not null unique,
  screen_id text references screens (id) on delete cascade,
  created_at text not null,
  expires_at text not null
);

create index screen_links_by_expiry on screen_links (expires_at);
create index screen_links_by_screen on screen_links (screen_id);

create table rounds (
  id text primary key,
  round_number integer not null unique,
  name text not null,
  image_url text not null,
  video_link text,
  lr_video_link text,
  created_at text not null,
  updated_at text not null
);

create table workouts (
  id text primary key,
  name text not null,
  name_folded text not null,
  sub_header text not null,
  round integer not null,
  start_date text not null,
  end_date text not null,
  routine_count integer not null,
  created_at text not null,
  updated_at text not null
);

create index workouts_by_name on workouts (name_folded, id);
create index workouts_by_round_and_name on workouts (round, name_folded, id);
create index workouts_by_start on workouts (start_date, id);
create index workouts_by_round_and_start on workouts (round, start_date, id);
create index workouts_by_end on workouts (end_date, id);
create index workouts_by_round_and_end on workouts (round, end_date, id);
create index workouts_by_routines on workouts (routine_count, id);
create index workouts_by_round_and_routines on workouts (round, routine_count, id);
create index workouts_by_created on workouts (created_at, id);
create index workouts_by_round_and_created on workouts (round, created_at, id);
create index workouts_by_updated on workouts (updated_at, id);
create index workouts_by_round_and_updated on workouts (round, updated_at, id);

create table routines (
  id text primary key,
  workout_id text not null references workouts (id) on delete cascade,
  step integer not null,
  text text not null,
  video_link text not null,
  lr_video_link text,
  created_at text not null,
  updated_at text not null,
  constraint routines_step unique (workout_id, step)
);

create table exercises (
  id text primary key,
  name text not null unique,
  video_link text,
  display_name text not null,
  display_name_es text not null,
  created_at text not null,
  updated_at text not null
);

create table releases (
  id text primary key,
  title text not null,
  type text not null,
  description text not null,
  version text not null,
  date text not null,
  created_at text not null,
  updated_at text not null
);

create index releases_by_version on releases (version, created_at, id);
create index releases_by_created on releases (created_at, id);

create table logs (
  seq integer primary key,
  id text not null unique,
  date text not null,
  model text not null,
  action text not null,
  modified_by text not null,
  user_id text,
  data text not null,
  hash text not null
);

create index logs_by_date on logs (date, seq);
create index logs_by_model on logs (model, date, seq);
create index logs_by_action on logs (action, date, seq);
create index logs_by_user on logs (user_id, date, seq);

create table log_head (
  id integer primary key,
  seq integer not null,
  hash text not null,
  pruned_seq integer not null,
  pruned_hash text not null
);

insert into log_head (id, seq, hash, pruned_seq, pruned_hash) values (1, 0, '', 0, '');
