-- What customers have said about messages: absent is as contract/customers/message-topics.ts has it. The newsletter has
-- its log of consents.
create table customers.message_choice (
  customer_id integer not null references customers.customer on delete cascade,
  topic text not null check (topic in ('orders', 'ratings', 'alerts')),
  channel text not null check (channel in ('email', 'sms')),
  is_wanted boolean not null,
  changed_at timestamptz not null default now(),
  primary key (customer_id, topic, channel)
);

-- What guests want no more mails about: by a keyed hash of their address, so that no address is kept for it.
create table customers.guest_refusal (
  recipient bytea not null check (length(recipient) = 16),
  topic text not null check (topic in ('ratings', 'alerts')),
  at timestamptz not null default now(),
  primary key (recipient, topic)
);
