-- What staff book: goods that came in, corrections, goods written off. Its movements name it: booking:<id>.
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

-- Somebody counts what is there. Its movements name it: count:<id>.
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
  primary key (count_id, variant_id),
  check (num_nonnulls(counted, expected, counted_at) in (0, 3))
);
create index stock_count_line_variant on inventory.stock_count_line (variant_id);

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
