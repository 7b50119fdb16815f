-- outside a transaction
-- SKUs as people type them, without separators, also by their beginning.
drop index concurrently if exists catalog.variant_bare_sku;
create index concurrently variant_bare_sku on catalog.variant (translate(sku, './-', '') collate "C");
