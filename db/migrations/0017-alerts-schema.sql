create schema alerts;

-- A request for one message. It is stored once its contact is confirmed, and deleted with the message.
create table alerts.alert (
  id integer generated always as identity primary key,
  -- A customer's goes to the email or mobile that the account has confirmed by then, a guest's to the target.
  customer_id integer references customers.customer on delete cascade,
  -- Lower case email, or E.164.
  target text check (target = lower(target) and length(target) <= 254),
  variant_id integer not null references catalog.variant on delete cascade,
  kind text not null check (kind in ('stock', 'price')),
  -- Piastres: a price alert waits for less.
  below_piastres integer check (below_piastres > 0),
  -- Of a guest's message; customers are written to in their own language.
  locale text not null check (locale in ('ar', 'en')),
  created_at timestamptz not null default now(),
  expires_at timestamptz not null default now() + interval '12 months',
  constraint alert_of_customer_or_guest check ((customer_id is null) <> (target is null)),
  constraint alert_price check ((kind = 'price') = (below_piastres is not null)),
  unique nulls not distinct (variant_id, kind, customer_id, target)
);
create index alert_customer on alerts.alert (customer_id) where customer_id is not null;
create index alert_target on alerts.alert (target) where target is not null;
create index alert_expires on alerts.alert (expires_at);
