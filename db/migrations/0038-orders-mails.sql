-- What a customer is told by mail: every step of an order once. Until it is, the step waits here.
alter table orders.order_event add column mailed_at timestamptz;
update orders.order_event set mailed_at = now();
create index order_event_unmailed on orders.order_event (id) where mailed_at is null;
