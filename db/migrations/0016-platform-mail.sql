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
