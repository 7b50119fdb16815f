-- outside a transaction
-- What moved of a variant since it was counted.
drop index concurrently if exists inventory.stock_movement_variant_at;
create index concurrently stock_movement_variant_at on inventory.stock_movement (variant_id, at);
