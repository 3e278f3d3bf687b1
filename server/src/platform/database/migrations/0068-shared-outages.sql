-- Outages of many locations with one cause, reported once.
alter table outages add column part_of text;
create index outages_by_part on outages (part_of);
create index outages_by_end on outages (ended_at);
