alter table media.light_layers validate constraint light_layers_film;
