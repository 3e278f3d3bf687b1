-- Passkeys, authenticator apps, recovery codes, the roles that require them, and when a session last confirmed its user.
alter table sessions add column proved_at text;

create table passkeys (
  id text primary key,
  user_id text not null references users (id) on delete cascade,
  credential_id text not null unique,
  public_key text not null,
  counter double precision not null,
  transports text not null,
  name text not null,
  created_at text not null,
  last_used_at text
);

create index passkeys_by_user on passkeys (user_id);

create table totps (
  user_id text primary key references users (id) on delete cascade,
  secret text not null,
  last_step integer not null,
  created_at text not null,
  last_used_at text
);

create table recovery_codes (
  code_hash text primary key,
  user_id text not null references users (id) on delete cascade,
  used_at text
);

create index recovery_codes_by_user on recovery_codes (user_id);

create table factor_challenges (
  token_hash text primary key,
  purpose text not null,
  user_id text references users (id) on delete cascade,
  passkey_challenge text not null,
  secret text not null,
  attempts integer not null,
  expires_at text not null
);

create table factor_roles (
  role text primary key
);
