-- Prices that a company pays instead of the shop's, where they are lower.
create table pricing.price_list (
  id integer generated always as identity primary key,
  code text not null unique check (code ~ '^[a-z0-9-]{2,40}$'),
  name platform.bilingual not null
);
create table pricing.price_list_price (
  price_list_id integer not null references pricing.price_list on delete cascade,
  variant_id integer not null references catalog.variant on delete cascade,
  piastres integer not null check (piastres > 0),
  primary key (price_list_id, variant_id)
);

-- Published: what a variant costs by a price list.
create view pricing.list_price as
  select price_list_id, variant_id, piastres as amount from pricing.price_list_price;

-- Condition × benefit. What a condition leaves null does not matter.
create table pricing.promotion (
  id integer generated always as identity primary key,
  -- Capitals and digits, as printed; null: applies by itself.
  code text unique check (code ~ '^[A-Z0-9-]{3,30}$'),
  label platform.bilingual not null,
  -- Smaller ones apply first.
  priority smallint not null default 100,
  is_exclusive boolean not null default false,
  is_active boolean not null default true,
  valid tstzrange not null check (not isempty(valid)),
  category_ids integer[] check (cardinality(category_ids) > 0),
  product_ids integer[] check (cardinality(product_ids) > 0),
  audience text check (audience in ('company')),
  minimum_piastres bigint check (minimum_piastres > 0),
  minimum_quantity integer check (minimum_quantity > 0),
  benefit text not null check (benefit in ('percent', 'amount', 'breaks', 'free-delivery')),
  -- Hundredths of a percent.
  basis_points integer check (basis_points between 1 and 10000),
  amount_piastres bigint check (amount_piastres > 0),
  up_to_piastres bigint check (up_to_piastres > 0),
  -- [{ "from": 10, "basisPoints": 500 }]
  breaks jsonb check (jsonb_typeof(breaks) = 'array'),
  use_limit integer check (use_limit > 0),
  use_limit_each integer check (use_limit_each > 0),
  uses integer not null default 0 check (uses >= 0),
  check (use_limit is null or uses <= use_limit),
  check ((benefit = 'percent') = (basis_points is not null)),
  check ((benefit = 'amount') = (amount_piastres is not null)),
  check ((benefit = 'breaks') = (breaks is not null)),
  check (up_to_piastres is null or benefit = 'percent')
);
create index promotion_valid on pricing.promotion using gist (valid) where is_active;

-- Which order used which promotion; its number of rows is `uses`.
create table pricing.promotion_use (
  promotion_id integer not null references pricing.promotion,
  -- order:F-…
  originator text not null check (length(originator) <= 60),
  shopper_id integer not null references accounts.shopper,
  primary key (promotion_id, originator)
);
create index promotion_use_originator on pricing.promotion_use (originator);
create index promotion_use_shopper on pricing.promotion_use (shopper_id, promotion_id);
