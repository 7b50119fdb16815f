-- A picture of a room is developed on a film, of this contrast and saturation; null: light above white fades to white.
alter table media.light_layers
  add column film_contrast real check (film_contrast > 0),
  add column film_saturation real check (film_saturation > 0);
alter table media.light_layers
  add constraint light_layers_film check ((film_contrast is null) = (film_saturation is null)) not valid;
