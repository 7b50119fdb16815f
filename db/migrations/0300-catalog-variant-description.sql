-- What carts, lists and orders say of a variant, one row each. Options become text in TypeScript.
create view catalog.variant_description as
select variant.id as variant_id, variant.product_id, variant.sku, product.name, product.slug,
  variant.is_active and product.published_at <= now() as is_listed,
  (
    select json_agg(json_build_object(
      'code', attribute.code, 'value', variant.options ->> attribute.code, 'kind', attribute.kind, 'unit', attribute.unit,
      'values', coalesce((
        select json_agg(json_build_object('code', value.code, 'name', value.name))
        from catalog.attribute_value as value
        where value.attribute_code = attribute.code and value.code = variant.options ->> attribute.code
      ), '[]')
    ) order by array_position(product.options, attribute.code))
    from catalog.attribute where attribute.code = any (product.options)
  ) as options,
  -- Codes of the category and its ancestors.
  array(
    with recursive line as (
      select parent_id, code from catalog.category where id = product.category_id
      union all
      select above.parent_id, above.code from line join catalog.category as above on above.id = line.parent_id
    )
    select code from line
  ) as categories,
  (
    select json_strip_nulls(json_build_object('src', src, 'width', width, 'height', height, 'alt', alt, 'focus', focus))
    from catalog.listed_picture as shown
    where shown.product_id = product.id and coalesce(shown.variant_id, variant.id) = variant.id
    order by shown.role <> 'hero', shown.variant_id is null, shown.position limit 1
  ) as picture
from catalog.variant join catalog.product on product.id = variant.product_id;
