-- Timers have a revision and store coaches' actions. Screens announce what comes next unless a location turns that off.
alter table location_timers add column revision integer default 0 not null;
alter table location_timers add column coached text;
alter table locations add column shows_next integer default 1 not null;
