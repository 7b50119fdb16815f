create schema platform;

create extension if not exists pg_trgm with schema public;
create extension if not exists btree_gist with schema public;

-- A text in both languages of the shop.
create domain platform.bilingual as jsonb
  check (value is null or (jsonb_typeof(value -> 'ar') = 'string' and jsonb_typeof(value -> 'en') = 'string'));

create table platform.setting (
  key text primary key check (length(key) <= 100),
  value jsonb not null
);

-- Answers of writes that were sent with an Idempotency-Key: a repeat gets the same answer.
create table platform.idempotency_key (
  scope text not null check (length(scope) <= 100),
  key text not null check (length(key) <= 200),
  fingerprint bytea not null,
  answer jsonb,
  created_at timestamptz not null default now(),
  primary key (scope, key)
);
create index idempotency_key_created_at on platform.idempotency_key (created_at);

-- Guesses at one thing (an account's password, an order's phone), counted over all processes.
create table platform.attempt (
  scope text not null check (length(scope) <= 40),
  -- SHA-256 of what is guessed at: emails and numbers are not kept here.
  key_hash bytea not null check (length(key_hash) = 32),
  count integer not null default 1,
  -- The window ends then, and counting starts again.
  ends_at timestamptz not null,
  primary key (scope, key_hash)
);
create index attempt_ends_at on platform.attempt (ends_at);

-- Networks that staff have shut out for a while.
create table platform.network_block (
  id integer primary key generated always as identity,
  network cidr not null unique,
  reason text not null check (length(reason) between 1 and 300),
  created_at timestamptz not null default now(),
  ends_at timestamptz not null check (ends_at > created_at)
);
