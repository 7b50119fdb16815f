-- Who may read which order, for the modules above: whoever it belongs to, and whoever has shown to know it.
create view orders.order_reader as
  select id as order_id, number, shopper_id, true as is_owner from orders.order where shopper_id is not null
  union all
  select access.order_id, placed.number, access.shopper_id, false
  from orders.order_access as access join orders.order as placed on placed.id = access.order_id;

-- What orders come to, for the documents above to agree with.
create view orders.order_bill as
  select id as order_id, number, status, total_piastres, vat_piastres from orders.order;
