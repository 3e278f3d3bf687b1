-- The players of screens, and the commands to them.
create table boxes (
  screen_id text primary key references screens (id) on delete cascade,
  report text not null,
  reported_at text not null,
  tv_mode text not null,
  tv_on_until text
);

create table box_commands (
  id text primary key,
  screen_id text not null references screens (id) on delete cascade,
  action text not null,
  value integer,
  is_forced integer not null,
  asked_by text not null,
  asked_at text not null,
  state text not null,
  reason text,
  done_at text,
  screenshot text
);

create index box_commands_by_screen on box_commands (screen_id, asked_at);
