-- Number and phone stand on every parcel: who names them sees a masked order for minutes. A code sent to the order's
-- phone or email opens all of it, also for minutes. What was opened for good before is opened no longer.

delete from orders.order_access;
alter table orders.order_access
  -- A code came back; else masked.
  add column is_proved boolean not null,
  add column expires_at timestamptz not null,
  drop constraint order_access_pkey,
  add primary key (shopper_id, order_id, is_proved);

-- The browser of a guest that placed an order has it until then; null: an account's.
alter table orders.order add column guest_until timestamptz;
update orders.order set guest_until = placed_at + interval '60 days'
where shopper_id in (select id from customers.guest_shopper);

create or replace view orders.order_reader as
  select id as order_id, number, shopper_id, true as is_owner
  from orders.order where shopper_id is not null and (guest_until is null or guest_until > now())
  union all
  select access.order_id, placed.number, access.shopper_id, false
  from orders.order_access as access join orders.order as placed on placed.id = access.order_id
  where access.is_proved and access.expires_at > now();

-- Codes that are sent to the phone or email of an order, or of an account that looks for its earlier orders. Only the
-- browser or account that asked can use one.
create table orders.code (
  id integer generated always as identity primary key,
  purpose text not null check (purpose in ('confirmation', 'access', 'earlier-orders')),
  shopper_id integer not null references customers.shopper on delete cascade,
  order_id integer references orders.order on delete cascade,
  channel text not null check (channel in ('email', 'phone')),
  target text not null,
  -- Keyed hash.
  code_hash bytea not null check (length(code_hash) = 32),
  attempts integer not null default 0,
  sent_at timestamptz not null default now(),
  ends_at timestamptz not null,
  unique nulls not distinct (purpose, shopper_id, order_id)
);
create index code_order on orders.code (order_id);
create index code_ends on orders.code (ends_at);
