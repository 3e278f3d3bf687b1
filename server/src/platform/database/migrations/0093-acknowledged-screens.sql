-- The screens that an acknowledgment covers, as JSON. Earlier ones cover none: nobody knows which screens were meant.
alter table acknowledgements add column screen_ids text default '[]' not null;
