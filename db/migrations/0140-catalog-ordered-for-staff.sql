-- outside a transaction
-- The back office's orders by name and code, with what its lists ask beside them: the page is found without the products.
drop index concurrently if exists catalog.product_by_name_ar;
create index concurrently product_by_name_ar on catalog.product ((left(name ->> 'ar', 60)), id)
  include (name, published_at, category_id, brand_id) where archived_at is null;
drop index concurrently if exists catalog.product_by_name_en;
create index concurrently product_by_name_en on catalog.product ((left(name ->> 'en', 60)), id)
  include (name, published_at, category_id, brand_id) where archived_at is null;
drop index concurrently if exists catalog.product_by_code;
create index concurrently product_by_code on catalog.product (code)
  include (id, published_at, category_id, brand_id) where archived_at is null;
-- They begin as these two did.
drop index concurrently if exists catalog.product_name_ar;
drop index concurrently if exists catalog.product_name_en;
