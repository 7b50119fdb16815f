-- Messages about orders that strangers caused, over what one mailbox or phone gets within an hour. They are sent
-- together later.
create table orders.held_message (
  event_id integer primary key references orders.order_event on delete cascade,
  order_id integer not null references orders.order on delete cascade,
  held_at timestamptz not null default now()
);
create index held_message_order on orders.held_message (order_id);
