-- Links for setting a password, and the language of a user's emails. Without a foreign key: the link of a deleted user still explains why it doesn't work.
alter table users add column language text default 'en' not null;

create table account_links (
  token_hash text primary key,
  user_id text not null,
  purpose text not null,
  created_at text not null,
  expires_at text not null,
  ended_at text,
  ended_by text
);

create index account_links_by_user on account_links (user_id);
