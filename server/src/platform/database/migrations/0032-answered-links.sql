-- A used link remains for its hour, with its user, so that a repeated request gets the lost response.
alter table screen_links add column linked_by text;
alter table screen_links add column used_at text;
