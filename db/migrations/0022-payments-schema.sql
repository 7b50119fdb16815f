create schema payments;

-- Money that came in for orders, beside store credit. Their sum is what is paid; an amount never changes.
create table payments.receipt (
  id integer generated always as identity primary key,
  order_id integer not null references orders.order,
  kind text not null check (kind in ('card', 'mobile-wallet', 'kiosk', 'instalments', 'transfer', 'cash')),
  piastres bigint not null check (piastres > 0),
  -- How much of it goes back, counted by the trigger below: never more than came in.
  refunded_piastres bigint not null default 0,
  -- Transaction of the bank, or what staff wrote: the same money comes in once.
  reference text not null check (length(reference) between 1 and 80),
  staff_id integer,
  at timestamptz not null default now(),
  unique (kind, reference),
  constraint receipt_refunded_at_most check (refunded_piastres between 0 and piastres)
);
create index receipt_order on payments.receipt (order_id);

-- Money on its way back.
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
  -- Who sent a refund that no bank sends: cash, a transfer, or what the bank did not take. `transaction` is then what
  -- staff wrote.
  staff_id integer,
  unique (receipt_id, reason),
  constraint refund_sent_by_hand check (staff_id is null or (state = 'done' and transaction is not null))
);
create index refund_waiting on payments.refund (next_try_at) where state = 'asked';

-- Attempts to pay over the bank.
create table payments.bank_attempt (
  id integer generated always as identity primary key,
  order_id integer not null references orders.order,
  -- What the bank names in its callback: the order's number and a count.
  reference text not null unique check (length(reference) <= 40),
  piastres bigint not null check (piastres > 0),
  redirect text,
  is_declined boolean not null default false,
  at timestamptz not null default now(),
  method text not null default 'card' check (method in ('card', 'mobile-wallet', 'kiosk', 'instalments')),
  -- The number that is named at an outlet.
  bill text check (length(bill) between 1 and 40),
  -- The bank's own number of what it was asked to collect: its callbacks sign that, not our reference. Null: not answered
  -- by the bank.
  bank_order text,
  constraint bank_attempt_bill_at_outlets check (bill is null or method = 'kiosk')
);
create index bank_attempt_order on payments.bank_attempt (order_id, id);
-- One number at a time for an order: who asks at the same moment gets the same one.
create unique index bank_attempt_bill on payments.bank_attempt (order_id) where method = 'kiosk' and not is_declined;

-- Every message of the bank, once: a repeat changes nothing.
create table payments.callback (
  provider text not null,
  transaction text not null check (length(transaction) <= 60),
  -- charged, declined, refunded …
  kind text not null,
  body jsonb not null,
  at timestamptz not null default now(),
  primary key (provider, transaction, kind)
);

-- What a customer says of a transfer that is on its way, with the files that show it; staff decide.
create table payments.proof (
  id integer generated always as identity primary key,
  order_id integer not null references orders.order,
  state text not null default 'waiting' check (state in ('waiting', 'accepted', 'declined')),
  -- As the customer has it from the bank; goes with the person.
  piastres bigint check (piastres > 0),
  transferred_on date,
  reference text check (length(reference) between 1 and 80),
  sent_at timestamptz not null default now(),
  -- End of the reservation when it came; if it is declined, at least that time applies again.
  held_until timestamptz not null,
  decided_at timestamptz,
  staff_id integer,
  -- Why it was declined, in words to the customer; goes with the person.
  reason text check (length(reason) between 1 and 500),
  -- The money that came in.
  receipt_id integer unique references payments.receipt,
  constraint proof_decided check ((state = 'waiting') = (decided_at is null)),
  constraint proof_accepted check ((state = 'accepted') = (receipt_id is not null)),
  check (reason is null or state = 'declined')
);
create index proof_order on payments.proof (order_id, id);
-- At most one of an order waits for staff.
create unique index proof_waiting on payments.proof (order_id) where state = 'waiting';

-- Cleaned pictures and checked documents. In the database, so that they come and go with what they belong to.
create table payments.proof_file (
  id uuid primary key default gen_random_uuid(),
  order_id integer not null references orders.order,
  proof_id integer references payments.proof,
  place smallint check (place between 1 and 3),
  kind text not null check (kind in ('webp', 'pdf')),
  bytes bytea storage external not null check (length(bytes) <= 8388608),
  digest bytea not null generated always as (sha256(bytes)) stored,
  at timestamptz not null default now(),
  check ((proof_id is null) = (place is null))
);
create unique index proof_file_place on payments.proof_file (proof_id, place) where proof_id is not null;
-- The same file sent twice is one.
create unique index proof_file_loose on payments.proof_file (order_id, digest) where proof_id is null;

-- Lists of couriers: the cash that they collected, and what they keep for it.
create table payments.remittance (
  id integer generated always as identity primary key,
  courier text not null check (length(courier) between 1 and 60),
  -- Number of the courier's list: the same one is booked once.
  reference text not null check (length(reference) between 1 and 40),
  staff_id integer not null,
  at timestamptz not null default now(),
  unique (courier, reference)
);

-- What a list says of one parcel.
create table payments.remittance_line (
  remittance_id integer not null references payments.remittance,
  place smallint not null check (place > 0),
  order_id integer not null references orders.order,
  parcel smallint not null,
  -- What was to be collected when it was booked.
  expected_piastres bigint not null check (expected_piastres >= 0),
  collected_piastres bigint not null check (collected_piastres >= 0),
  -- The shop's cost, not the customer's.
  fee_piastres bigint not null check (fee_piastres >= 0),
  receipt_id integer unique references payments.receipt,
  primary key (remittance_id, place),
  -- The cash of a parcel comes once, whatever lists name it.
  constraint remittance_line_once unique (order_id, parcel),
  constraint remittance_line_has_receipt check ((receipt_id is null) = (collected_piastres = 0))
);

create function payments.count_refund() returns trigger language plpgsql as $$
begin
  update payments.receipt set refunded_piastres = refunded_piastres + new.piastres where id = new.receipt_id;
  return null;
end
$$;
create trigger refund_counts after insert on payments.refund
  for each row execute function payments.count_refund();

create function payments.refuse_remittance_change() returns trigger language plpgsql as $$
begin
  raise exception '% is only ever added to', tg_table_name;
end
$$;
create trigger remittance_stays before update or delete on payments.remittance
  for each row execute function payments.refuse_remittance_change();
create trigger remittance_line_stays before update or delete on payments.remittance_line
  for each row execute function payments.refuse_remittance_change();

-- Published: what was collected for an order beside store credit, less what goes back.
create view payments.order_money as
  select order_id, sum(piastres - refunded_piastres)::bigint as kept from payments.receipt group by order_id;
