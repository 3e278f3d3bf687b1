-- The results of creates by user and key, stored for a day.
create table idempotency_keys (
  user_id text not null references users (id) on delete cascade,
  key_hash text not null,
  request_hash text not null,
  answer text not null,
  expires_at text not null,
  constraint idempotency_keys_key primary key (user_id, key_hash)
);

create index idempotency_keys_by_end on idempotency_keys (expires_at);
