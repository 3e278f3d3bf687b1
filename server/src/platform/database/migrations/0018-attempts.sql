-- Where several servers on one PostgreSQL count attempts, in the format of `rate-limiter-flexible`. Unlogged: a crash may lose counts, and counting should be cheap.
-- only PostgreSQL
create unlogged table attempts (
  key varchar(255) primary key,
  points integer default 0 not null,
  expire bigint
);
