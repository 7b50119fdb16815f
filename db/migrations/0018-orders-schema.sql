create schema orders;

create sequence orders.order_number start 100001;

-- Money is bigint: 999 units of an expensive lamp go beyond four bytes.
create table orders.order (
  id integer generated always as identity primary key,
  number text not null unique check (length(number) <= 20),
  shopper_id integer references customers.shopper on delete set null,
  -- The company an order is for; its approvers see it.
  company_id integer references companies.company,
  status text not null check (
    status in ('pending', 'ordered', 'processing', 'shipped', 'delivered', 'completed', 'cancelled')
  ),
  -- What a pending order waits for: an approver of its company, its money, staff who look at a transfer, the shop's word.
  waiting_for text check (waiting_for in ('approval', 'payment', 'review', 'confirmation')),
  -- It is held until then; afterwards it is cancelled and its stock released.
  expires_at timestamptz,
  locale text not null check (locale in ('ar', 'en')),
  -- Null once the customer is erased; amounts and lines stay.
  contact_name text,
  -- E.164
  contact_phone text check (contact_phone ~ '^\+20\d{10}$'),
  contact_phone2 text check (contact_phone2 ~ '^\+20\d{10}$'),
  contact_email text,
  governorate text not null,
  address jsonb,
  -- A company's own number for it.
  purchase_order text check (length(purchase_order) <= 40),
  payment_method text not null,
  items_piastres bigint not null check (items_piastres > 0),
  discount_piastres bigint not null default 0 check (discount_piastres between 0 and items_piastres),
  total_piastres bigint not null,
  vat_piastres bigint not null check (vat_piastres >= 0),
  -- Store credit that paid for it, wholly or in part; taken in the transaction that placed the order.
  wallet_piastres bigint not null default 0 check (wallet_piastres between 0 and total_piastres),
  -- Sums of the credits, counted by a trigger: an order never costs less than nothing.
  credited_piastres bigint not null default 0,
  aside_piastres bigint not null default 0,
  -- What is to be paid beside store credit, now.
  due_piastres bigint generated always as
    (total_piastres - credited_piastres - wallet_piastres + aside_piastres) stored,
  earliest date not null,
  latest date not null check (latest >= earliest),
  placed_at timestamptz not null default now(),
  erased_at timestamptz,
  constraint order_payment_method_check check (payment_method in ('cod', 'card', 'bank-transfer', 'wallet')),
  constraint order_waits_while_pending check ((status = 'pending') = (waiting_for is not null)),
  constraint order_expires_while_waiting
    check ((expires_at is not null) = (coalesce(waiting_for, '') in ('approval', 'payment'))),
  constraint order_total check (total_piastres >= 0),
  constraint order_paid_by_wallet check (payment_method <> 'wallet' or wallet_piastres = total_piastres),
  constraint order_credited_at_most check (credited_piastres between 0 and total_piastres),
  constraint order_aside_at_most check (aside_piastres between 0 and credited_piastres),
  constraint order_has_contact_or_is_erased check (
    case when erased_at is null
      then contact_name is not null and contact_phone is not null and address is not null
      else contact_name is null and contact_phone is null and contact_phone2 is null and contact_email is null
        and address is null
    end
  )
);
create index order_shopper on orders.order (shopper_id);
create index order_company on orders.order (company_id, id) where company_id is not null;
create index order_phone on orders.order (contact_phone);
-- Whoever proves an email finds the orders that were placed with it.
create index order_email on orders.order (lower(contact_email));
create index order_due on orders.order (expires_at) where expires_at is not null;

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
  discount_piastres bigint not null default 0 check (discount_piastres between 0 and line_piastres),
  -- VAT contained in line_piastres less the discount, and its rate in percent at the time.
  vat_piastres bigint not null check (vat_piastres >= 0),
  vat_rate numeric(5, 2) not null,
  -- Units in parcels, arrived, cancelled before they were shipped, come back. Counted by the triggers below, so that
  -- nobody ships or cancels more than was ordered.
  shipped integer not null default 0,
  delivered integer not null default 0,
  cancelled integer not null default 0,
  returned integer not null default 0,
  primary key (order_id, position),
  constraint order_line_vat check (vat_piastres <= line_piastres - discount_piastres),
  constraint order_line_at_most check (shipped >= 0 and cancelled >= 0 and shipped + cancelled <= quantity),
  constraint order_line_delivered_at_most check (delivered between 0 and shipped),
  constraint order_line_returned_at_most check (returned between 0 and delivered)
);
create index order_line_variant on orders.order_line (variant_id);

-- The rest of the ledger. Promotions explain what the lines contain already; the other kinds are amounts of their own.
create table orders.adjustment (
  order_id integer not null references orders.order on delete cascade,
  position smallint not null,
  kind text not null,
  label platform.bilingual,
  promotion_id integer,
  piastres bigint not null,
  vat_piastres bigint not null,
  vat_rate numeric(5, 2) not null,
  primary key (order_id, position),
  constraint adjustment_kind_check check (kind in ('promotion', 'delivery', 'delivery-discount', 'cod-fee')),
  constraint adjustment_sign_check
    check (case when kind in ('promotion', 'delivery-discount') then piastres < 0 else piastres >= 0 end),
  constraint adjustment_promotion_check
    check ((kind in ('promotion', 'delivery-discount')) = (promotion_id is not null))
);

-- Guests who proved that they know an order's number and phone or email.
create table orders.order_access (
  shopper_id integer not null references customers.shopper on delete cascade,
  order_id integer not null references orders.order on delete cascade,
  primary key (shopper_id, order_id)
);

-- A parcel.
create table orders.fulfilment (
  id integer generated always as identity primary key,
  order_id integer not null references orders.order,
  -- First parcel, second parcel …
  number smallint not null check (number > 0),
  courier text check (length(courier) between 1 and 60),
  tracking text check (length(tracking) between 1 and 60),
  -- What the courier collects for it; cash on delivery only.
  collect_piastres bigint not null default 0 check (collect_piastres >= 0),
  shipped_at timestamptz not null default now(),
  delivered_at timestamptz check (delivered_at >= shipped_at),
  state text generated always as (case when delivered_at is null then 'shipped' else 'delivered' end) stored,
  unique (order_id, number)
);

create table orders.fulfilment_line (
  fulfilment_id integer not null references orders.fulfilment,
  order_id integer not null,
  position smallint not null,
  quantity integer not null check (quantity > 0),
  primary key (fulfilment_id, position),
  foreign key (order_id, position) references orders.order_line
);
create index fulfilment_line_of_order on orders.fulfilment_line (order_id, position);

-- What an order costs less than when it was placed: units that were cancelled, goods that came back, goodwill.
create table orders.credit (
  id integer generated always as identity primary key,
  order_id integer not null references orders.order,
  -- First credit, second credit …
  number smallint not null check (number > 0),
  kind text not null check (kind in ('cancellation', 'return', 'goodwill')),
  -- Number of the return.
  reference text check (length(reference) between 1 and 60),
  goods_piastres bigint not null check (goods_piastres >= 0),
  -- Delivery and fees.
  fees_piastres bigint not null default 0 check (fees_piastres >= 0),
  -- Goodwill given before, so that goods are not paid back twice.
  setoff_piastres bigint not null default 0 check (setoff_piastres between 0 and goods_piastres + fees_piastres),
  piastres bigint generated always as (goods_piastres + fees_piastres - setoff_piastres) stored,
  -- Of it: given as store credit, or by hand. The rest lowers what is due, or goes back the way it came.
  wallet_piastres bigint not null default 0 check (wallet_piastres >= 0),
  payout_piastres bigint not null default 0 check (payout_piastres >= 0),
  actor text not null check (actor in ('customer', 'staff', 'shop')),
  staff_id integer,
  -- What the customer reads.
  note text check (length(note) <= 500),
  at timestamptz not null default now(),
  unique (order_id, number),
  check (kind <> 'goodwill' or setoff_piastres = 0),
  check ((kind = 'return') = (reference is not null)),
  constraint credit_aside_at_most
    check (wallet_piastres + payout_piastres <= goods_piastres + fees_piastres - setoff_piastres)
);
create unique index credit_once on orders.credit (reference) where reference is not null;

create table orders.credit_line (
  credit_id integer not null references orders.credit,
  order_id integer not null,
  position smallint not null,
  quantity integer not null check (quantity > 0),
  -- Exact share of what was paid for the line.
  piastres bigint not null check (piastres >= 0),
  primary key (credit_id, position),
  foreign key (order_id, position) references orders.order_line
);
create index credit_line_of_order on orders.credit_line (order_id, position);

-- What happened to an order, in order: a new status, something else it waits for, a parcel shipped, something credited.
create table orders.order_event (
  id integer generated always as identity primary key,
  order_id integer not null references orders.order on delete cascade,
  status text not null,
  waiting_for text,
  fulfilment_id integer references orders.fulfilment,
  credit_id integer references orders.credit,
  at timestamptz not null default now(),
  -- Who caused it, and what they had to say.
  actor text not null default 'customer' check (actor in ('customer', 'staff', 'shop')),
  staff_id integer,
  note text check (length(note) <= 500),
  -- The customer gets one mail for each event; until then it waits here.
  mailed_at timestamptz,
  check (num_nonnulls(fulfilment_id, credit_id) <= 1),
  constraint order_event_waits_while_pending check ((status = 'pending') = (waiting_for is not null))
);
create index order_event_order on orders.order_event (order_id, id);
create index order_event_unmailed on orders.order_event (id) where mailed_at is null;

-- What parcels and credits count

create function orders.count_shipped() returns trigger language plpgsql as $$
begin
  update orders.order_line set shipped = shipped + new.quantity
  where order_id = new.order_id and position = new.position;
  return null;
end
$$;
create trigger fulfilment_line_counts after insert on orders.fulfilment_line
  for each row execute function orders.count_shipped();

create function orders.count_delivered() returns trigger language plpgsql as $$
begin
  update orders.order_line as line set delivered = delivered + sent.quantity
  from orders.fulfilment_line as sent
  where sent.fulfilment_id = new.id and line.order_id = sent.order_id and line.position = sent.position;
  return null;
end
$$;
create trigger fulfilment_delivery_counts after update of delivered_at on orders.fulfilment
  for each row when (old.delivered_at is null and new.delivered_at is not null)
  execute function orders.count_delivered();

create function orders.count_credit() returns trigger language plpgsql as $$
begin
  update orders.order set credited_piastres = credited_piastres + new.piastres,
    aside_piastres = aside_piastres + new.wallet_piastres + new.payout_piastres
  where id = new.order_id;
  return null;
end
$$;
create trigger credit_counts after insert on orders.credit
  for each row execute function orders.count_credit();

create function orders.count_credited_units() returns trigger language plpgsql as $$
declare
  kind text;
begin
  select credit.kind into kind from orders.credit where id = new.credit_id;
  update orders.order_line as line
  set cancelled = cancelled + case kind when 'cancellation' then new.quantity else 0 end,
    returned = returned + case kind when 'return' then new.quantity else 0 end
  where line.order_id = new.order_id and line.position = new.position;
  return null;
end
$$;
create trigger credit_line_counts after insert on orders.credit_line
  for each row execute function orders.count_credited_units();

-- What was shipped or credited stays; a parcel arrives once, and its courier and tracking number may be corrected.

create function orders.refuse_change() returns trigger language plpgsql as $$
begin
  raise exception '% is only ever added to', tg_table_name;
end
$$;
create trigger fulfilment_line_stays before update or delete on orders.fulfilment_line
  for each row execute function orders.refuse_change();
create trigger credit_line_stays before update or delete on orders.credit_line
  for each row execute function orders.refuse_change();
create trigger fulfilment_arrives_once before update of delivered_at on orders.fulfilment
  for each row when (old.delivered_at is not null and new.delivered_at is null)
  execute function orders.refuse_change();
create trigger credit_stays before update of order_id, kind, goods_piastres, fees_piastres, setoff_piastres,
  wallet_piastres, payout_piastres on orders.credit
  for each row execute function orders.refuse_change();

-- Published: who may read which order: whoever it belongs to, and guests who proved that they know it.
create view orders.order_reader as
  select id as order_id, number, shopper_id, true as is_owner from orders.order where shopper_id is not null
  union all
  select access.order_id, placed.number, access.shopper_id, false
  from orders.order_access as access join orders.order as placed on placed.id = access.order_id;

-- Published: what orders came to when they were placed, and what they come to now.
create view orders.order_bill as
  select id as order_id, number, status, waiting_for, total_piastres, vat_piastres, payment_method, credited_piastres,
    due_piastres
  from orders.order;
