-- What an order waits for before it is packed; only such an order is held until a moment, and cancelled after it.
alter table orders.order drop constraint order_expires_while_pending;
alter table orders.order drop column needs_approval;
alter table orders.order add column waiting_for text check (waiting_for in ('approval', 'payment', 'review', 'confirmation'));
alter table orders.order add constraint order_waits_while_pending check ((status = 'pending') = (waiting_for is not null));
alter table orders.order add constraint order_expires_while_waiting
  check ((expires_at is not null) = (coalesce(waiting_for, '') in ('approval', 'payment')));
drop index orders.order_due;
create index order_due on orders.order (expires_at) where expires_at is not null;

alter table orders.order_event add column waiting_for text;
alter table orders.order_event add constraint order_event_waits_while_pending
  check ((status = 'pending') = (waiting_for is not null));

create or replace view orders.order_bill as
  select id as order_id, number, status, total_piastres, vat_piastres, payment_method, credited_piastres, due_piastres,
    waiting_for
  from orders.order;
