create schema orders;

-- Money is bigint: 999 pieces of a dear lamp go beyond four bytes.
create sequence orders.order_number start 100001;

create table orders.order (
  id integer generated always as identity primary key,
  number text not null unique check (length(number) <= 20),
  guest_id integer references accounts.guest on delete set null,
  status text not null check (status in ('pending', 'ordered', 'processing', 'shipped', 'delivered', 'completed', 'cancelled')),
  locale text not null check (locale in ('ar', 'en')),
  contact_name text not null,
  -- E.164
  contact_phone text not null check (contact_phone ~ '^\+20\d{10}$'),
  contact_phone2 text check (contact_phone2 ~ '^\+20\d{10}$'),
  contact_email text,
  governorate text not null,
  address jsonb not null,
  payment_method text not null check (payment_method in ('cod')),
  items_piastres bigint not null check (items_piastres > 0),
  total_piastres bigint not null check (total_piastres >= items_piastres),
  vat_piastres bigint not null check (vat_piastres >= 0),
  earliest date not null,
  latest date not null check (latest >= earliest),
  placed_at timestamptz not null default now()
);
create index order_guest on orders.order (guest_id);
create index order_phone on orders.order (contact_phone);

-- Frozen copies: later changes of the catalogue never touch an order.
create table orders.order_line (
  order_id integer not null references orders.order on delete cascade,
  position smallint not null,
  variant_id integer not null references catalog.variant,
  sku text not null,
  name platform.bilingual not null,
  options platform.bilingual not null,
  path platform.bilingual not null,
  picture jsonb,
  quantity integer not null check (quantity between 1 and 999),
  unit_piastres bigint not null check (unit_piastres > 0),
  line_piastres bigint not null check (line_piastres = unit_piastres * quantity),
  -- VAT contained in line_piastres, and its rate in percent at the time.
  vat_piastres bigint not null check (vat_piastres >= 0),
  vat_rate numeric(5, 2) not null,
  primary key (order_id, position)
);
create index order_line_variant on orders.order_line (variant_id);

-- What is added to the goods: delivery, fees, later promotions.
create table orders.adjustment (
  order_id integer not null references orders.order on delete cascade,
  kind text not null check (kind in ('delivery', 'cod-fee')),
  piastres bigint not null check (piastres >= 0),
  vat_piastres bigint not null check (vat_piastres >= 0),
  vat_rate numeric(5, 2) not null,
  primary key (order_id, kind)
);

create table orders.order_event (
  id integer generated always as identity primary key,
  order_id integer not null references orders.order on delete cascade,
  status text not null,
  at timestamptz not null default now()
);
create index order_event_order on orders.order_event (order_id, id);

-- Guests who proved that they know an order's number and phone or email.
create table orders.guest_access (
  guest_id integer not null references accounts.guest on delete cascade,
  order_id integer not null references orders.order on delete cascade,
  primary key (guest_id, order_id)
);
