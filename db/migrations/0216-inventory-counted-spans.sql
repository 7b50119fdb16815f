-- From the first to the last piece that was counted of a variant. What is booked outside of it is no difference; what moved
-- within it may or may not have been counted: such a line says nothing, and is counted again.
alter table inventory.stock_count_line
  add column counted_from timestamptz,
  add column counted_until timestamptz,
  add column moved boolean not null default false;
