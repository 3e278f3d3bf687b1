-- Announcements can be for the locations of regions and for those with tags.
alter table announcements add column regions text default '[]' not null;
alter table announcements add column tags text default '[]' not null;
alter table announcements add column tags_folded text default '[]' not null;

-- only SQLite
create view announced_locations (announcement_id, location_id) as
  select announcement_id, location_id from announcement_locations
  union select announcements.id, locations.id from announcements
    join region_tree on announcements.regions like '%' || region_tree.ancestor_id || '%'
    join locations on locations.region = region_tree.region_id
  union select announcements.id, locations.id from announcements
    cross join json_each(announcements.tags_folded) wanted
    join locations on instr(locations.tags_folded, json_quote(wanted.value)) > 0;

-- only PostgreSQL
create view announced_locations (announcement_id, location_id) as
  select announcement_id, location_id from announcement_locations
  union select announcements.id, locations.id from announcements
    join region_tree on announcements.regions like '%' || region_tree.ancestor_id || '%'
    join locations on locations.region = region_tree.region_id
  union select announcements.id, locations.id from announcements
    cross join json_array_elements(announcements.tags_folded::json) wanted(tag)
    join locations on strpos(locations.tags_folded, wanted.tag::text) > 0;
