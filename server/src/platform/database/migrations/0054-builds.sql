-- Builds of the screen app, their rollouts, and which build each screen reports.
create table builds (
  id text primary key,
  list text not null,
  found_at text not null,
  settled_at text
);

create table build_files (
  build_id text not null references builds (id) on delete cascade,
  path text not null,
  sha256 text not null references media_files (sha256),
  constraint build_files_key primary key (build_id, path)
);

create index build_files_by_sha256 on build_files (sha256);

create table rollouts (
  id text primary key,
  build_id text not null,
  previous_id text,
  ring text not null,
  location_id text,
  state text not null,
  started_by text,
  started_at text not null,
  ring_at text not null,
  observed_since text not null,
  looked_at text not null,
  ended_at text,
  findings text
);

create table rollout_screens (
  rollout_id text not null references rollouts (id) on delete cascade,
  screen_id text not null references screens (id) on delete cascade,
  constraint rollout_screens_key primary key (rollout_id, screen_id)
);

create index rollout_screens_by_screen on rollout_screens (screen_id);
alter table screen_reports add column build text;
alter table screen_reports add column build_since text;
alter table screen_reports add column before_build text;
alter table screen_reports add column refused_build text;
