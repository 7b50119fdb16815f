-- Calls to customers who pay on delivery, before their orders are packed.
create table orders.order_call (
  id integer generated always as identity primary key,
  order_id integer not null references orders.order on delete cascade,
  staff_id integer not null,
  result text not null check (result in ('confirmed', 'no-answer', 'wrong-number', 'refused', 'later')),
  -- When to try again.
  next_at timestamptz,
  -- Why it was refused, or what was said. Erasing the customer deletes it.
  note text check (length(note) between 1 and 500),
  at timestamptz not null default now(),
  constraint order_call_is_tried_again check ((next_at is not null) = (result in ('no-answer', 'later')))
);
create index order_call_order on orders.order_call (order_id, id);

-- Who is calling at this moment, so that nobody is called twice at once.
create table orders.call_lease (
  order_id integer primary key references orders.order on delete cascade,
  staff_id integer not null,
  ends_at timestamptz not null
);

alter table orders.order
  -- Of the last call; null: nobody has called yet.
  add column call_result text
    check (call_result in ('confirmed', 'no-answer', 'wrong-number', 'refused', 'later')),
  -- Not to be called before; null: at once.
  add column next_call_at timestamptz;

-- Orders by what they wait for: all that the queues ask of an order that has not come to its end.
create index order_open on orders.order (id)
  include (status, waiting_for, payment_method, confirmed_at, call_result, latest)
  where status in ('pending', 'ordered', 'processing', 'shipped');
-- Those to call, whose turn it is first.
create index order_to_call on orders.order (coalesce(next_call_at, placed_at), id)
  where status = 'ordered' and payment_method = 'cod' and confirmed_at is null;
-- How often cash orders are refused, by place.
create index order_cash_place on orders.order (governorate, placed_at) include (id, status, call_result)
  where payment_method = 'cod';
