-- The shop cuts pictures where staff have said what must stay in sight.
create or replace view catalog.listed_picture as
  select
    picture.product_id,
    picture.variant_id,
    picture.role,
    picture.alt,
    picture.position,
    source.src,
    source.width,
    source.height,
    -- In percent from the left and from the top; null: the middle.
    case when picture.focus_x is not null
      then json_build_object('x', picture.focus_x, 'y', picture.focus_y) end as focus
  from catalog.picture
  join media.picture_source as source on source.asset_id = picture.asset_id;
