-- What staff look for among orders: part of a name, either phone, a company's own number; each by an index, so that a search
-- reads what it finds and not all orders.
create index order_contact_name on orders.order using gin (contact_name gin_trgm_ops);
create index order_phone2 on orders.order (contact_phone2) where contact_phone2 is not null;
create index order_purchase_order on orders.order (purchase_order) where purchase_order is not null;

-- The largest and the smallest first.
create index order_total on orders.order (total_piastres, id);
