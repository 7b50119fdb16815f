create schema inventory;

create table inventory.stock_level (
  variant_id integer primary key references catalog.variant on delete cascade,
  on_hand integer not null default 0 check (on_hand >= 0),
  reserved integer not null default 0 check (reserved >= 0),
  check (reserved <= on_hand)
);

-- Units promised to an order. `expires_at` null: held until the order is fulfilled or cancelled.
create table inventory.stock_reservation (
  id bigint generated always as identity primary key,
  variant_id integer not null references inventory.stock_level,
  -- What the units are held for: order:F-…
  originator text not null check (length(originator) <= 60),
  quantity integer not null check (quantity > 0),
  expires_at timestamptz,
  created_at timestamptz not null default now(),
  unique (originator, variant_id)
);
create index stock_reservation_variant on inventory.stock_reservation (variant_id);
create index stock_reservation_due on inventory.stock_reservation (expires_at) where expires_at is not null;

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

-- Published: units that can be ordered now. A reservation past its time holds nothing any more, also before the job
-- that clears it has run.
create view inventory.availability as
  select level.variant_id, (level.on_hand - level.reserved + coalesce(due.quantity, 0))::integer as available
  from inventory.stock_level as level
  left join (
    select variant_id, sum(quantity) as quantity
    from inventory.stock_reservation where expires_at <= now() group by variant_id
  ) as due on due.variant_id = level.variant_id;

-- Published: what is held for whom.
create view inventory.held_stock as
  select originator, variant_id, quantity, expires_at from inventory.stock_reservation;

-- Published: what was shipped to whom.
create view inventory.sold_stock as
  select originator, variant_id, -quantity as quantity from inventory.stock_movement where kind = 'sale';
