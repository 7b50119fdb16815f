-- Visits and carts of a day of Egypt, as numbers alone: nothing says whose they were.
create table orders.visit_day (
  day date primary key,
  visits integer not null default 0 check (visits >= 0),
  -- Carts into which something was put while they were empty.
  carts integer not null default 0 check (carts >= 0)
);
