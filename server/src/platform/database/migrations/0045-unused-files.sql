-- Since when nothing refers to a file, which is deleted a while later.
alter table media_files add column unused_since text;
