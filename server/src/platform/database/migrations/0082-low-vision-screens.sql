-- A screen can be set up for low vision: its texts turn pages instead of scrolling.
alter table screens add column is_low_vision integer default 0 not null;
