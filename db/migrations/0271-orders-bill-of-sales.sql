-- Published: what orders came to when they were placed, what they come to now, and whether any parcel was sent.
create or replace view orders.order_bill as
  select id as order_id, number, status, waiting_for, total_piastres, vat_piastres, payment_method, credited_piastres,
    due_piastres, exists (select from orders.fulfilment where order_id = placed.id) as is_sent
  from orders.order as placed;
