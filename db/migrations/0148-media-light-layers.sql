-- What a picture of a light by night is the sum of. The numbers weigh linear light; tools/render/README.md has the sum.
create table media.light_layers (
  night_asset_id integer primary key references media.asset,
  -- The room without the light.
  ambient_asset_id integer not null references media.asset,
  -- The light alone, as if it were white.
  lamp_asset_id integer not null references media.asset,
  lamp_by_day real not null check (lamp_by_day >= 0),
  lamp_by_night real not null check (lamp_by_night > 0),
  ambient_by_night real not null check (ambient_by_night > 0 and ambient_by_night <= 1),
  -- Colour temperature of the light in the picture, in kelvin.
  kelvin integer not null check (kelvin between 1000 and 20000)
);
