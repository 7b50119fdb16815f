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

-- Published: what a variant costs at this moment.
create view pricing.current_price as
  select
    price.variant_id,
    coalesce(least(offer.piastres, price.piastres), price.piastres) as amount,
    case when offer.piastres < price.piastres then price.piastres end as was,
    case when offer.piastres < price.piastres then upper(offer.valid) end as offer_ends_at
  from pricing.price
  left join pricing.offer on offer.variant_id = price.variant_id and offer.valid @> now();
