create schema platform;

-- A text in both languages of the shop.
create domain platform.bilingual as jsonb
  check (value is null or (jsonb_typeof(value -> 'ar') = 'string' and jsonb_typeof(value -> 'en') = 'string'));

create extension if not exists pg_trgm with schema public;
create extension if not exists btree_gist with schema public;

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

create table platform.setting (
  key text primary key check (length(key) <= 100),
  value jsonb not null
);
