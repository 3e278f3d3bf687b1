-- Counts the writes that other processes must know of, so that each notices if it missed one.
alter table log_head add column change_revision integer default 0 not null;
