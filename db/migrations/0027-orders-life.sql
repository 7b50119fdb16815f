-- An order that waits for money is held until then; afterwards it is cancelled and its goods are free.
alter table orders.order add column expires_at timestamptz;
alter table orders.order add constraint order_expires_while_pending check (expires_at is null or status in ('pending', 'cancelled'));
create index order_due on orders.order (expires_at) where status = 'pending';

-- Who moved the order, and what they had to say.
alter table orders.order_event add column actor text not null default 'customer' check (actor in ('customer', 'staff', 'shop'));
alter table orders.order_event add column staff_id integer;
alter table orders.order_event add column note text check (length(note) <= 500);
