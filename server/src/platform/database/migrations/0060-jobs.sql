create table jobs (
  id text primary key,
  kind text not null,
  key text,
  payload text not null,
  created_at text not null,
  set_at text not null,
  due_at text not null,
  attempts integer not null,
  leased_until text,
  failed_at text,
  last_error text,
  constraint jobs_key unique (kind, key)
);

create index jobs_by_due on jobs (due_at);
create index jobs_by_set on jobs (set_at);
