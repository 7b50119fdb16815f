-- Published: every category a product stands under, its own and those above it.
create view catalog.listed_category as
  with recursive above as (
    select id as category_id, id as ancestor_id, parent_id from catalog.category
    union all
    select above.category_id, parent.id, parent.parent_id
    from above join catalog.category as parent on parent.id = above.parent_id
  )
  select product.id as product_id, above.ancestor_id as category_id
  from catalog.product join above on above.category_id = product.category_id;
