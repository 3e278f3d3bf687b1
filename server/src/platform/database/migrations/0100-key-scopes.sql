-- API keys have scopes instead of calls, and may be limited to a region. Keys may send idempotency keys, so these no longer belong to users alone.
alter table api_keys add column region text;
update api_keys set scopes = replace(scopes, '"listReleases"', '"releases:read"');
update api_keys set scopes = replace(scopes, '"getLatestVersion"', '"version:read"');

create table caller_keys (
  caller_id text not null,
  key_hash text not null,
  request_hash text not null,
  answer text not null,
  expires_at text not null,
  constraint caller_keys_key primary key (caller_id, key_hash)
);

insert into caller_keys
  select user_id, key_hash, request_hash, answer, expires_at from idempotency_keys;

drop table idempotency_keys;
alter table caller_keys rename to idempotency_keys;
create index idempotency_keys_by_end on idempotency_keys (expires_at);
