create table alert_preferences (
  user_id text primary key references users (id) on delete cascade,
  kinds text not null,
  channels text not null,
  location_ids text,
  time_zone text not null,
  quiet_from text,
  quiet_to text,
  summary_hour integer
);

create table alert_summaries (
  user_id text primary key references users (id) on delete cascade,
  sent_for text not null
);

create table webhooks (
  id text primary key,
  user_id text not null unique references users (id) on delete cascade,
  url text not null,
  secret text not null,
  secret_since text not null
);

create table mutes (
  location_id text primary key references locations (id) on delete cascade,
  until text not null,
  muted_by text not null
);

create table outages (
  id text primary key,
  kind text not null,
  location_id text references locations (id) on delete cascade,
  subject text not null,
  since text not null,
  due_at text not null,
  told_at text,
  ended_at text,
  what text not null
);

create index outages_by_location on outages (location_id, since);
create unique index outages_open on outages (kind, coalesce(location_id, ''), subject) where ended_at is null;

create table notices (
  id text primary key,
  user_id text not null references users (id) on delete cascade,
  outage_id text not null references outages (id) on delete cascade,
  at text not null,
  read_at text,
  is_in_bell integer not null,
  told_by text not null,
  held_until text,
  constraint notices_once unique (outage_id, user_id)
);

create index notices_by_user on notices (user_id, at);
create index notices_held on notices (held_until);
