create schema inventory;

create table inventory.stock_level (
  variant_id integer primary key references catalog.variant on delete cascade,
  on_hand integer not null default 0 check (on_hand >= 0),
  reserved integer not null default 0 check (reserved >= 0),
  check (reserved <= on_hand)
);

-- Pieces promised to an order. `expires_at` null: held until the order is fulfilled or cancelled.
create table inventory.stock_reservation (
  id bigint generated always as identity primary key,
  variant_id integer not null references inventory.stock_level,
  -- What the pieces are held for: order:F-…
  originator text not null check (length(originator) <= 60),
  quantity integer not null check (quantity > 0),
  expires_at timestamptz,
  created_at timestamptz not null default now(),
  unique (originator, variant_id)
);
create index stock_reservation_variant on inventory.stock_reservation (variant_id);

-- Every change of on_hand, in order; their sum is on_hand.
create table inventory.stock_movement (
  id bigint generated always as identity primary key,
  variant_id integer not null references inventory.stock_level,
  kind text not null check (kind in ('receipt', 'adjustment', 'sale', 'return', 'write-off')),
  quantity integer not null check (quantity <> 0),
  originator text not null check (length(originator) <= 60),
  at timestamptz not null default now()
);
create index stock_movement_variant on inventory.stock_movement (variant_id, id);

-- Published: pieces that can be ordered now.
create view inventory.availability as
  select variant_id, on_hand - reserved as available from inventory.stock_level;
