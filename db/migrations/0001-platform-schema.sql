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
  -- The window ends then, and counting begins anew.
  ends_at timestamptz not null,
  primary key (scope, key_hash)
);
create index attempt_ends_at on platform.attempt (ends_at);

-- Mails and short messages on their way out: written with the command that causes them, delivered after its commit.
create table platform.outgoing_message (
  id bigint generated always as identity primary key,
  -- The same at every attempt: receivers can tell a repetition by it.
  key uuid not null unique default gen_random_uuid(),
  channel text not null check (channel in ('mail', 'sms')),
  recipient text not null check (length(recipient) between 3 and 254 and recipient !~ '[[:cntrl:][:space:]]'),
  locale text not null check (locale in ('ar', 'en')),
  -- Blanked as soon as the message has ended: codes and personal words do not stay.
  content jsonb,
  -- Of no use afterwards, like a code that has run out.
  expires_at timestamptz,
  -- Deleted once it has ended, for people who are being forgotten.
  leaves_no_trace boolean not null default false,
  created_at timestamptz not null default now(),
  -- When it may be tried (again). Whoever takes it puts this ahead, so that it comes back should they vanish.
  due_at timestamptz not null default now(),
  attempts integer not null default 0,
  ended_at timestamptz,
  outcome text check (outcome in ('sent', 'refused', 'expired', 'given-up')),
  check ((ended_at is null) = (outcome is null)),
  check ((ended_at is null) = (content is not null))
);
create index outgoing_message_due on platform.outgoing_message (due_at) where ended_at is null;
create index outgoing_message_ended_at on platform.outgoing_message (ended_at) where ended_at is not null;
