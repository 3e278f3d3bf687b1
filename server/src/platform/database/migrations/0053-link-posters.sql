-- Posters of videos that are hosted elsewhere.
create table link_posters (
  link text primary key,
  sha256 text references media_files (sha256),
  tried_at text not null,
  failures integer not null
);

create index link_posters_by_sha256 on link_posters (sha256);
