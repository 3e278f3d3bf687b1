-- What exercises and clips need, their substitutes, and the equipment that locations are missing.
alter table exercises add column needs text default '[]' not null;
alter table exercises add column alternatives text default '[]' not null;
alter table exercises add column instruction_translations text default '[]' not null;
alter table media add column needs text default '[]' not null;
alter table locations add column missing_equipment text default '[]' not null;
alter table exercises add column instruction text default '' not null;

create table location_equipment (
  location_id text primary key references locations (id) on delete cascade,
  revision integer not null,
  pieces text not null,
  take_back text
);
