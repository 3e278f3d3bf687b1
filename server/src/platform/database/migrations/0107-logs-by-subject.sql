-- Finds the entries about a screen or location by the ID with which their data begins.
create index logs_by_subject on logs (substr(data, 8, 36)) where model in ('Screen', 'Location');
