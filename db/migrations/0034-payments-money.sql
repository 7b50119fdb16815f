create schema payments;

-- Money that came in for orders, beside store credit; never changed. Their sum is what is paid.
create table payments.receipt (
  id integer generated always as identity primary key,
  order_id integer not null references orders.order,
  kind text not null check (kind in ('card', 'transfer', 'cash')),
  piastres bigint not null check (piastres > 0),
  -- Transaction of the bank, or what staff wrote: the same money comes in once.
  reference text not null check (length(reference) between 1 and 80),
  staff_id integer,
  at timestamptz not null default now(),
  unique (kind, reference)
);
create index receipt_order on payments.receipt (order_id);

-- Money on its way back, piece by piece; together never more than came in.
create table payments.refund (
  id integer generated always as identity primary key,
  receipt_id integer not null references payments.receipt,
  piastres bigint not null check (piastres > 0),
  -- Why: cancelled, late, return:R-…; the same reason gives money back once.
  reason text not null check (length(reason) between 1 and 60),
  -- asked → sending → done; failed waits for staff.
  state text not null default 'asked' check (state in ('asked', 'sending', 'done', 'failed')),
  tries smallint not null default 0,
  next_try_at timestamptz not null default now(),
  transaction text,
  asked_at timestamptz not null default now(),
  done_at timestamptz,
  unique (receipt_id, reason)
);
create index refund_waiting on payments.refund (next_try_at) where state = 'asked';

-- Visits to the bank's page.
create table payments.card_attempt (
  id integer generated always as identity primary key,
  order_id integer not null references orders.order,
  -- What the bank calls us back with: the order's number and a count.
  reference text not null unique check (length(reference) <= 40),
  piastres bigint not null check (piastres > 0),
  redirect text,
  is_declined boolean not null default false,
  at timestamptz not null default now()
);
create index card_attempt_order on payments.card_attempt (order_id, id);

-- Every word of the bank, once: a repeat changes nothing.
create table payments.callback (
  provider text not null,
  transaction text not null check (length(transaction) <= 60),
  -- What it said: charged, declined, refunded …
  kind text not null,
  body jsonb not null,
  at timestamptz not null default now(),
  primary key (provider, transaction, kind)
);
