-- outside a transaction
-- All that is not archived, by what the back office lists it by: counted and put in order without reading the products.
drop index concurrently if exists catalog.product_kept;
create index concurrently product_kept on catalog.product (id) where archived_at is null;
drop index concurrently if exists catalog.product_of_brand;
create index concurrently product_of_brand on catalog.product (brand_id, id) include (archived_at);
-- And a category's newest, among which a product's page looks for what is like it.
drop index concurrently if exists catalog.product_of_category;
create index concurrently product_of_category on catalog.product (category_id, published_at desc, id desc)
  include (brand_id, archived_at);
-- They begin as these two did.
drop index concurrently if exists catalog.product_brand;
drop index concurrently if exists catalog.product_category;
