create schema pricing;

-- Piastres, VAT included.
create table pricing.price (
  variant_id integer primary key references catalog.variant on delete cascade,
  piastres integer not null check (piastres > 0)
);

-- A cheaper price in a window of time; windows of one variant never overlap.
create table pricing.offer (
  id integer generated always as identity primary key,
  variant_id integer not null references catalog.variant on delete cascade,
  piastres integer not null check (piastres > 0),
  valid tstzrange not null check (not isempty(valid) and not lower_inf(valid)),
  exclude using gist (variant_id with =, valid with &&)
);

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
  -- Only for the companies of this price list; null: for all that it is meant for.
  price_list_id integer constraint promotion_price_list references pricing.price_list,
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
  -- Null once the browser is forgotten: its uses still count for the limit of all.
  shopper_id integer references customers.shopper on delete set null,
  primary key (promotion_id, originator)
);
create index promotion_use_originator on pricing.promotion_use (originator);
create index promotion_use_shopper on pricing.promotion_use (shopper_id, promotion_id);

-- Delivery terms by governorate (ISO 3166-2 code).
create table pricing.delivery_terms (
  governorate text primary key check (governorate ~ '^EG-[A-Z]{1,3}$'),
  fee_piastres integer not null check (fee_piastres >= 0),
  cod_fee_piastres integer not null check (cod_fee_piastres >= 0),
  cod_limit_piastres integer check (cod_limit_piastres > 0),
  free_from_piastres integer check (free_from_piastres > 0),
  days_min smallint not null check (days_min >= 0),
  days_max smallint not null check (days_max >= days_min)
);

-- A limit "once for each customer" is one for each person: for a phone and a mailbox as well as for the browser or
-- account. Who it is, only the shop's secret can tell. The numbers of a person's uses are taken once each.
create table pricing.promotion_person (
  promotion_id integer not null,
  originator text not null,
  -- Keyed hash of a phone or mailbox.
  person bytea not null check (length(person) = 32),
  nth integer not null check (nth > 0),
  primary key (promotion_id, person, nth),
  unique (promotion_id, originator, person),
  foreign key (promotion_id, originator) references pricing.promotion_use on delete cascade
);

create trigger note_insert after insert on pricing.price referencing new table as changed
  for each statement execute function catalog.note_changed_variants();
create trigger note_update after update on pricing.price referencing new table as changed
  for each statement execute function catalog.note_changed_variants();
create trigger note_delete after delete on pricing.price referencing old table as changed
  for each statement execute function catalog.note_changed_variants();
create trigger note_insert after insert on pricing.offer referencing new table as changed
  for each statement execute function catalog.note_changed_variants();
create trigger note_update after update on pricing.offer referencing new table as changed
  for each statement execute function catalog.note_changed_variants();
create trigger note_delete after delete on pricing.offer referencing old table as changed
  for each statement execute function catalog.note_changed_variants();

-- Published: what a variant costs at this moment.
create view pricing.current_price as
  select
    price.variant_id,
    coalesce(least(offer.piastres, price.piastres), price.piastres) as amount,
    case when offer.piastres < price.piastres then price.piastres end as was,
    case when offer.piastres < price.piastres then upper(offer.valid) end as offer_ends_at
  from pricing.price
  left join pricing.offer on offer.variant_id = price.variant_id and offer.valid @> now();

-- Published: what a variant costs by a price list.
create view pricing.list_price as
  select price_list_id, variant_id, piastres as amount from pricing.price_list_price;

-- Published: the moments at which the clock changes what a variant costs.
create view pricing.price_moment as
  select variant_id, lower(valid) as at from pricing.offer
  union all
  select variant_id, upper(valid) from pricing.offer where not upper_inf(valid);
