-- The worst issue that a box reports, and since when it has reported any.
alter table boxes add column issue text;
alter table boxes add column issue_since text;
