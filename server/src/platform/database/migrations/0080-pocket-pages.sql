-- A location can have a member page at an unguessable address.
alter table locations add column pocket_page integer default 0 not null;
alter table locations add column pocket_key text;
create unique index locations_by_pocket_key on locations (pocket_key);
