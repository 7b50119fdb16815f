-- Where an order was placed: by its customer in the shop, or by staff for somebody on the phone.
alter table orders.order
  add column channel text not null default 'web' check (channel in ('web', 'phone')),
  -- The member of staff who entered it.
  add column placed_by integer,
  add constraint order_is_placed_by_staff_on_the_phone check ((channel = 'phone') = (placed_by is not null));
