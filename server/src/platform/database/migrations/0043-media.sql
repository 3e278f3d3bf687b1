-- The media library: items, tags, files and uploads; and indexes for finding what uses an item.
create table media_files (
  sha256 text primary key,
  extension text not null,
  type text not null,
  bytes double precision not null,
  state text not null,
  created_at text not null
);

create table media (
  id text primary key,
  link text not null unique,
  name text not null,
  name_folded text not null,
  kind text not null,
  tags text not null,
  locker_room_id text,
  is_shipped integer not null,
  file_sha256 text not null references media_files (sha256),
  original_sha256 text not null references media_files (sha256),
  poster_sha256 text references media_files (sha256),
  width integer,
  height integer,
  duration_ms double precision,
  frames integer,
  codec text,
  figure text,
  seam text,
  jump double precision,
  cut_ms double precision,
  added_by text references users (id) on delete set null,
  created_at text not null,
  updated_at text not null
);

create table media_uploads (
  id text primary key,
  user_id text not null references users (id) on delete cascade,
  file_name text not null,
  kind text not null,
  sha256 text not null,
  bytes double precision not null,
  metadata text not null,
  state text not null,
  problem text,
  media_id text references media (id) on delete set null,
  created_at text not null,
  updated_at text not null
);

create index media_by_name_folded on media (name_folded);
create index media_by_created_at on media (created_at);
create index media_by_file_sha256 on media (file_sha256);
create index media_by_original_sha256 on media (original_sha256);
create index media_by_poster_sha256 on media (poster_sha256);
create index media_by_locker_room_id on media (locker_room_id);
create index media_by_added_by on media (added_by);
create index media_uploads_by_user_id on media_uploads (user_id);
create index media_uploads_by_sha256 on media_uploads (sha256);
create index media_uploads_by_media_id on media_uploads (media_id);
create index routines_by_video_link on routines (video_link);
create index routines_by_lr_video_link on routines (lr_video_link);
create index exercises_by_video_link on exercises (video_link);
