-- Where in the store room a variant lies, in the words on the place itself: "A-12". A variant without a row: nobody has said.
create table inventory.bin (
  variant_id integer primary key references inventory.stock_level on delete cascade,
  name text not null check (name <> '' and length(name) <= 40)
);
