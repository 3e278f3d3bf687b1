-- Until when a screen has cached its program, in a column of its own for queries over the fleet.
alter table screen_reports add column holds_until text;
