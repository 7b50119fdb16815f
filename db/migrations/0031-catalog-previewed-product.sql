-- Published: every product as customers would see it if it were published now, for previews.
create view catalog.previewed_product as
  select
    product.id,
    product.category_id,
    product.brand_id,
    brand.code as brand_code,
    brand.name as brand_name,
    product.name,
    product.slug,
    product.summary,
    product.description,
    product.selling_points,
    product.care_notes,
    product.attributes,
    product.options,
    true as is_new
  from catalog.product
  join catalog.brand on brand.id = product.brand_id;
