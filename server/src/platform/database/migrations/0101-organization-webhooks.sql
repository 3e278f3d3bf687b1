-- Webhooks of the organization, and their deliveries.
create table organization_webhooks (
  id text primary key,
  url text not null,
  secret text not null,
  secret_since text not null,
  events text not null,
  region text,
  is_paused integer not null,
  made_by text not null,
  created_at text not null,
  updated_at text not null
);

create table webhook_deliveries (
  id text primary key,
  webhook_id text not null references organization_webhooks (id) on delete cascade,
  event text not null,
  kind text,
  body text not null,
  attempts integer not null,
  attempted_at text,
  status integer,
  why text,
  duration_ms integer,
  excerpt text not null,
  next_at text,
  created_at text not null
);

create index webhook_deliveries_by_webhook on webhook_deliveries (webhook_id, created_at);
