-- Creates the server's role, which owns its database and has no other rights. Run once with psql as
-- the superuser, with DATABASE_PASSWORD in the environment. compose.yaml does so on an empty volume.
\set ON_ERROR_STOP on
\getenv password DATABASE_PASSWORD
create role roundboard login nosuperuser nocreatedb nocreaterole noreplication nobypassrls
  password :'password';
create database roundboard owner roundboard;
revoke all on database roundboard from public;
revoke connect on database postgres from public;
revoke connect on database template1 from public;
