-- A build can be rolled out to the locations of regions and to those with tags.
alter table rollouts add column regions text default '[]' not null;
alter table rollouts add column tags text default '[]' not null;
