create schema favourites;

create table favourites.favourite (
  shopper_id integer not null references customers.shopper on delete cascade,
  product_id integer not null references catalog.product on delete cascade,
  added_at timestamptz not null default clock_timestamp(),
  primary key (shopper_id, product_id)
);
create index favourite_product on favourites.favourite (product_id);

create table favourites.view (
  shopper_id integer not null references customers.shopper on delete cascade,
  product_id integer not null references catalog.product on delete cascade,
  -- The last time.
  viewed_at timestamptz not null default clock_timestamp(),
  primary key (shopper_id, product_id)
);
create index view_product on favourites.view (product_id);
