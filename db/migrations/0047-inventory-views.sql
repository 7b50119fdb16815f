-- For the modules above to hold their books against: what is held for whom, and what left the house for whom.
create view inventory.held_stock as
  select originator, variant_id, quantity, expires_at from inventory.stock_reservation;
create view inventory.sold_stock as
  select originator, variant_id, -quantity as quantity from inventory.stock_movement where kind = 'sale';
