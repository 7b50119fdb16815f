create schema cart;

create table cart.line (
  shopper_id integer not null references customers.shopper on delete cascade,
  variant_id integer not null references catalog.variant on delete cascade,
  -- Put aside after a long absence, and offered again.
  is_parked boolean not null default false,
  quantity integer not null check (quantity between 1 and 999),
  added_at timestamptz not null default now(),
  primary key (shopper_id, is_parked, variant_id)
);
