-- Earlier files of library items, which can be restored for a while.
create table media_versions (
  id text primary key,
  media_id text not null references media (id) on delete cascade,
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
  flashes text,
  cut_ms double precision,
  replaced_at text not null,
  replaced_by text references users (id) on delete set null
);

create index media_versions_by_media_id on media_versions (media_id);
create index media_versions_by_file_sha256 on media_versions (file_sha256);
create index media_versions_by_original_sha256 on media_versions (original_sha256);
create index media_versions_by_poster_sha256 on media_versions (poster_sha256);
create index media_versions_by_replaced_at on media_versions (replaced_at);
create index media_versions_by_replaced_by on media_versions (replaced_by);
