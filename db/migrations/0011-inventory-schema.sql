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
-- What moved of a variant since it was counted.
create index stock_movement_variant_at on inventory.stock_movement (variant_id, at);

-- Bookings by staff: received units, corrections, units written off. Its movements name it: booking:<id>.
create table inventory.booking (
  id integer generated always as identity primary key,
  kind text not null check (kind in ('receipt', 'adjustment', 'write-off')),
  -- Why, of what is neither bought nor sold.
  reason text check (reason in ('damaged', 'lost', 'found', 'miscounted', 'display', 'own-use', 'other')),
  -- The supplier and the number of the delivery note, or what happened.
  note text not null check (length(note) <= 500),
  staff_id integer not null references staff.staff,
  at timestamptz not null default now(),
  check ((kind = 'receipt') = (reason is null))
);

-- So few are left that more must be bought. A variant without a row: when the last one is gone.
create table inventory.reorder_point (
  variant_id integer primary key references inventory.stock_level on delete cascade,
  pieces integer not null check (pieces between 0 and 1000000)
);

-- A stock count. Its movements name it: count:<id>.
create table inventory.stock_count (
  id integer generated always as identity primary key,
  note text not null check (length(note) <= 500),
  started_by integer not null references staff.staff,
  started_at timestamptz not null default now(),
  state text not null default 'open' check (state in ('open', 'closed', 'given-up')),
  ended_at timestamptz,
  check ((state = 'open') = (ended_at is null))
);

create table inventory.stock_count_line (
  count_id integer not null references inventory.stock_count,
  variant_id integer not null references inventory.stock_level,
  -- Pieces that are there. Null: not counted yet.
  counted integer check (counted between 0 and 1000000),
  -- What the books said at the moment when it was counted: what is sold afterwards is no difference.
  expected integer,
  counted_at timestamptz,
  -- From the first to the last piece that was counted of a variant. What is booked outside of it is no difference; what
  -- moved within it may or may not have been counted: such a line says nothing, and is counted again.
  counted_from timestamptz,
  counted_until timestamptz,
  moved boolean not null default false,
  primary key (count_id, variant_id),
  check (num_nonnulls(counted, expected, counted_at) in (0, 3))
);
create index stock_count_line_variant on inventory.stock_count_line (variant_id);

-- Where in the store room a variant lies, in the words on the place itself: "A-12". A variant without a row: unknown.
create table inventory.bin (
  variant_id integer primary key references inventory.stock_level on delete cascade,
  name text not null check (name <> '' and length(name) <= 40)
);

create trigger note_insert after insert on inventory.stock_level referencing new table as changed
  for each statement execute function catalog.note_changed_variants();
create trigger note_update after update on inventory.stock_level referencing new table as changed
  for each statement execute function catalog.note_changed_variants();
create trigger note_delete after delete on inventory.stock_level referencing old table as changed
  for each statement execute function catalog.note_changed_variants();
-- How long it holds its units may change by itself.
create trigger note_update after update on inventory.stock_reservation referencing new table as changed
  for each statement execute function catalog.note_changed_variants();
create trigger note_insert after insert on inventory.stock_reservation referencing new table as changed
  for each statement execute function catalog.note_changed_variants();
create trigger note_delete after delete on inventory.stock_reservation referencing old table as changed
  for each statement execute function catalog.note_changed_variants();
-- The back office lists what runs low, which is kept with what the shop's lists ask.
create trigger note_insert after insert on inventory.reorder_point referencing new table as changed
  for each statement execute function catalog.note_changed_variants();
create trigger note_update after update on inventory.reorder_point referencing new table as changed
  for each statement execute function catalog.note_changed_variants();
create trigger note_delete after delete on inventory.reorder_point referencing old table as changed
  for each statement execute function catalog.note_changed_variants();
-- How popular a product is depends on what was sold of it, whether its stock is kept beside it or not.
create trigger note_insert after insert on inventory.stock_movement referencing new table as changed
  for each statement execute function catalog.note_changed_variants();

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

-- Published: what was shipped to whom, and when.
create view inventory.sold_stock as
  select originator, variant_id, -quantity as quantity, at from inventory.stock_movement where kind = 'sale';

-- Published: what is on hand and promised, and how few are few.
create view inventory.kept_stock as
  select
    level.variant_id,
    level.on_hand,
    level.reserved,
    coalesce(point.pieces, 0) as reorder_point,
    level.on_hand - level.reserved <= coalesce(point.pieces, 0) as is_low
  from inventory.stock_level as level
  left join inventory.reorder_point as point on point.variant_id = level.variant_id;
