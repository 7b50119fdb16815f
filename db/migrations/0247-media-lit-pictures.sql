-- Published: pictures whose light can be changed, as they have layers.
create view media.lit_picture as
  select night_asset_id as asset_id from media.light_layers;
