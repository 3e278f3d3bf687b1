-- The ID of the log's key, and the signature of its head. The key isn't in the database: the server signs the log when it starts.
alter table log_head add column key_id text default '' not null;
alter table log_head add column seal text default '' not null;
