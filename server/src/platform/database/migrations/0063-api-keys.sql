create table api_keys (
  id text primary key,
  name text not null,
  name_folded text not null,
  secret_hash text not null unique,
  starts_with text not null,
  scopes text not null,
  made_by text not null,
  made_at text not null,
  last_used_at text,
  expires_at text,
  revoked_at text
);
