create table regions (
  id text primary key,
  name text not null,
  name_folded text not null,
  parent text,
  created_at text not null,
  updated_at text not null
);

create index regions_by_parent on regions (parent);

create table user_regions (
  user_id text not null references users (id) on delete cascade,
  region_id text not null references regions (id) on delete cascade,
  constraint user_regions_key primary key (user_id, region_id)
);

create index user_regions_by_region on user_regions (region_id);
alter table locations add column region text;
alter table locations add column tags text default '[]' not null;
alter table locations add column tags_folded text default '[]' not null;
create index locations_by_region on locations (region, name_folded, id);

create view region_tree (region_id, ancestor_id) as
  select id, id from regions
  union all select id, parent from regions where parent is not null
  union all select own.id, above.parent from regions own
    join regions above on above.id = own.parent where above.parent is not null;

create view reached_locations (user_id, location_id) as
  select user_id, location_id from user_locations
  union select user_regions.user_id, locations.id from user_regions
    join region_tree on region_tree.ancestor_id = user_regions.region_id
    join locations on locations.region = region_tree.region_id;
