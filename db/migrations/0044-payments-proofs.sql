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
  -- Until when the goods were held when it came: the time goes on from there.
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
-- Staff have at most one of an order before them.
create unique index proof_waiting on payments.proof (order_id) where state = 'waiting';

-- Cleaned pictures and checked documents. In the database, so that they come and go with what they belong to.
create table payments.proof_file (
  id uuid primary key default gen_random_uuid(),
  order_id integer not null references orders.order,
  proof_id integer references payments.proof,
  place smallint check (place between 1 and 3),
  kind text not null check (kind in ('webp', 'pdf')),
  bytes bytea not null check (length(bytes) <= 8388608),
  digest bytea not null generated always as (sha256(bytes)) stored,
  at timestamptz not null default now(),
  check ((proof_id is null) = (place is null))
);
alter table payments.proof_file alter column bytes set storage external;
create unique index proof_file_place on payments.proof_file (proof_id, place) where proof_id is not null;
-- The same file sent twice is one.
create unique index proof_file_loose on payments.proof_file (order_id, digest) where proof_id is null;
