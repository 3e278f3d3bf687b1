-- Opening hours, and minutes after which a location counts as offline. Existing locations never close.
alter table locations add column opening_hours text default '[[{"from":"00:00","to":"24:00"}],[{"from":"00:00","to":"24:00"}],[{"from":"00:00","to":"24:00"}],[{"from":"00:00","to":"24:00"}],[{"from":"00:00","to":"24:00"}],[{"from":"00:00","to":"24:00"}],[{"from":"00:00","to":"24:00"}]]' not null;
alter table locations add column away_minutes integer default 5 not null;
