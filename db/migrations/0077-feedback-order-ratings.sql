-- A guest's rating belongs to the order that the product came with (an order's id): browsers are forgotten.
alter table feedback.rating
  add column order_id integer,
  add check (shopper_id is null or order_id is null),
  add unique (order_id, product_id);
