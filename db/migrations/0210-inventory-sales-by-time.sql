-- Published: what was shipped to whom, and when.
create or replace view inventory.sold_stock as
  select originator, variant_id, -quantity as quantity, at from inventory.stock_movement where kind = 'sale';

-- How popular a product is depends on what was sold of it, whether its stock is kept beside it or not.
create trigger note_insert after insert on inventory.stock_movement referencing new table as changed
  for each statement execute function catalog.note_changed_variants();
