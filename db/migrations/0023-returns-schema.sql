create schema returns;

create sequence returns.return_number start 100001;

create table returns.return (
  id integer generated always as identity primary key,
  number text not null unique check (length(number) <= 20),
  order_id integer not null references orders.order,
  order_number text not null,
  state text not null default 'requested'
    check (state in ('requested', 'approved', 'refused', 'withdrawn', 'received', 'refunded', 'exchanged')),
  resolution text not null check (resolution in ('refund', 'exchange')),
  refund_to text check (refund_to in ('wallet', 'original')),
  -- Where cash and transfers are sent back to; goes with the person.
  payout_to text check (length(payout_to) <= 120),
  requested_at timestamptz not null default now(),
  -- What went back: the shares of its lines, and delivery and fees.
  refund_piastres bigint check (refund_piastres >= 0),
  fees_piastres bigint not null default 0,
  -- Goodwill given for the order before, which comes off what the goods are worth when they come back.
  setoff_piastres bigint not null default 0
    check (setoff_piastres >= 0 and (setoff_piastres = 0 or state = 'refunded')),
  check (resolution = 'exchange' or refund_to is not null),
  check ((state = 'refunded') = (refund_piastres is not null)),
  check (fees_piastres = 0 or state = 'refunded')
);
create index return_order on returns.return (order_id, id);
create index return_state on returns.return (state, id);

create table returns.line (
  return_id integer not null references returns.return,
  order_id integer not null,
  position smallint not null,
  -- SKU, name, options and picture as they were ordered.
  goods jsonb not null,
  quantity integer not null check (quantity > 0),
  reason text not null
    check (reason in ('changed-mind', 'defective', 'damaged', 'wrong-item', 'not-as-described', 'warranty')),
  note text check (length(note) <= 500),
  -- As staff found them; null until they arrived.
  whole integer check (whole >= 0),
  broken integer check (broken >= 0),
  refund_piastres bigint check (refund_piastres >= 0),
  primary key (return_id, position),
  foreign key (order_id, position) references orders.order_line,
  check ((whole is null) = (broken is null)),
  check (whole + broken <= quantity)
);
create index line_of_order on returns.line (order_id, position);

-- Units of an order line that are on their way back or returned, and those that were refunded. Concurrent returns of a
-- line wait for this row, and its checks are the limit.
create table returns.claim (
  order_id integer not null,
  position smallint not null,
  -- Units that have arrived may come back: the limit grows with every parcel.
  delivered integer not null,
  claimed integer not null default 0,
  refunded integer not null default 0,
  -- Of the refunded: units for whose fault the shop is liable.
  faulty integer not null default 0,
  primary key (order_id, position),
  foreign key (order_id, position) references orders.order_line,
  constraint claimed_at_most check (claimed between 0 and delivered),
  constraint refunded_at_most check (refunded between 0 and claimed),
  constraint faulty_at_most check (faulty between 0 and refunded)
);

-- Where the money of a return went: receipts of the payments, an account by hand, store credit.
create table returns.refund_part (
  return_id integer not null references returns.return,
  kind text not null check (kind in ('receipt', 'payout', 'wallet')),
  piastres bigint not null check (piastres > 0),
  primary key (return_id, kind)
);

create table returns.event (
  id integer generated always as identity primary key,
  return_id integer not null references returns.return,
  state text not null,
  at timestamptz not null default now(),
  staff_id integer,
  -- What the shop wrote to the customer.
  note text check (length(note) <= 500)
);
create index event_return on returns.event (return_id, id);

-- The customer's pictures, cleaned. In the database, so that they come and go with what they belong to.
create table returns.picture (
  id uuid primary key default gen_random_uuid(),
  order_id integer not null references orders.order,
  return_id integer,
  position smallint,
  place smallint,
  bytes bytea storage external not null check (length(bytes) <= 4194304),
  at timestamptz not null default now(),
  foreign key (return_id, position) references returns.line,
  check (num_nonnulls(return_id, position, place) in (0, 3))
);
create index picture_loose on returns.picture (order_id, at) where return_id is null;
create unique index picture_of_line on returns.picture (return_id, position, place) where return_id is not null;

-- Money of a return that goes to an account by hand (part `payout`) has left: who sent it, when and with what reference.
create table returns.payout_sent (
  return_id integer primary key references returns.return,
  at timestamptz not null default now(),
  staff_id integer not null,
  -- What staff wrote; goes with the person.
  reference text check (length(reference) between 1 and 80)
);

-- Published: units of order lines that are on their way back or returned.
create view returns.claimed_units as
  select order_id, position, claimed as units from returns.claim where claimed > 0;
