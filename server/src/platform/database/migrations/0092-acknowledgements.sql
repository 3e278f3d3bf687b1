-- Acknowledged outages, which don't alert again. An outage's row is deleted with it.
create table acknowledgements (
  outage_id text primary key references outages (id) on delete cascade,
  at text not null,
  acknowledged_by text not null,
  note text not null
);
