-- Guesses at one thing (an account's password, an order's phone), counted over all processes.
create table platform.attempt (
  scope text not null check (length(scope) <= 40),
  -- SHA-256 of what is guessed at: emails and numbers do not stand here.
  key_hash bytea not null check (length(key_hash) = 32),
  count integer not null default 1,
  -- The window ends then, and counting begins anew.
  ends_at timestamptz not null,
  primary key (scope, key_hash)
);
create index attempt_ends_at on platform.attempt (ends_at);
