create schema accounts;

-- A browser that has put something into a cart or ordered without an account.
create table accounts.guest (
  id integer generated always as identity primary key,
  -- SHA-256 of the cookie's secret; the secret itself is never stored.
  token_hash bytea not null unique check (length(token_hash) = 32),
  created_at timestamptz not null default now()
);
