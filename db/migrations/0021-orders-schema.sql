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
  -- Whose unpaid goods are counted: by guest, phone, mailbox and network.
  -- The email as its mailbox knows it: without the part after a plus, and for Gmail without dots.
  mailbox text,
  -- Network it was placed from: an IPv4 address, or the first 64 bits of an IPv6 address. Deleted after 30 days.
  network inet,
  -- A code sent to its phone came back.
  confirmed_at timestamptz,
  -- The browser of a guest that placed an order has it until then; null: an account's.
  guest_until timestamptz,
  -- Of the last call; null: no call yet.
  call_result text check (call_result in ('confirmed', 'no-answer', 'wrong-number', 'refused', 'later')),
  -- Not to be called before; null: immediately.
  next_call_at timestamptz,
  -- Where an order was placed: by its customer in the shop, or by staff for a customer on the phone.
  channel text not null default 'web' check (channel in ('web', 'phone')),
  -- The member of staff who entered it.
  placed_by integer,
  -- When staff dismissed a cash order that ran out from the list of customers to call back; null: still listed.
  called_back_at timestamptz,
  constraint order_payment_method_check check (payment_method in
    ('cod', 'card', 'instapay', 'mobile-wallet', 'kiosk', 'instalments', 'wallet', 'bank-transfer')),
  constraint order_waits_while_pending check ((status = 'pending') = (waiting_for is not null)),
  constraint order_expires_while_waiting
    check ((expires_at is not null) = (coalesce(waiting_for, '') in ('approval', 'payment', 'confirmation'))),
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
  ),
  constraint order_traces_are_erased check (erased_at is null or (mailbox is null and network is null)),
  constraint order_is_placed_by_staff_on_the_phone check ((channel = 'phone') = (placed_by is not null))
);
create index order_shopper on orders.order (shopper_id);
create index order_company on orders.order (company_id, id) where company_id is not null;
create index order_phone on orders.order (contact_phone);
-- A customer who proves an email finds the orders placed with it.
create index order_email on orders.order (lower(contact_email));
create index order_due on orders.order (expires_at) where expires_at is not null;
create index order_mailbox on orders.order (mailbox) where mailbox is not null;
create index order_network on orders.order (network) where network is not null;
-- Orders by what they wait for: all that the queues ask of an order that has not come to its end.
create index order_open on orders.order (id)
  include (status, waiting_for, payment_method, confirmed_at, call_result, latest)
  where status in ('pending', 'ordered', 'processing', 'shipped');
-- Those to call, whose turn it is first.
create index order_to_call on orders.order (coalesce(next_call_at, placed_at), id)
  where status = 'ordered' and payment_method = 'cod' and confirmed_at is null;
-- How often cash orders are refused, by place.
create index order_cash_place on orders.order (governorate, placed_at) include (id, status, call_result)
  where payment_method = 'cod';
-- What staff look for among orders: part of a name, either phone, a company's own number; each by an index, so that a
-- search reads what it finds and not all orders.
create index order_contact_name on orders.order using gin (contact_name gin_trgm_ops);
create index order_phone2 on orders.order (contact_phone2) where contact_phone2 is not null;
create index order_purchase_order on orders.order (purchase_order) where purchase_order is not null;
-- The largest and the smallest first.
create index order_total on orders.order (total_piastres, id);
-- Orders of some days by place and way of paying: counted and listed without reading the orders themselves.
create index order_filtered on orders.order (placed_at, id) include (governorate, payment_method, status);

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
  -- no more is shipped or cancelled than was ordered.
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

-- Number and phone are on every parcel: a guest who names them sees a masked order for minutes. A code sent to the order's
-- phone or email opens all of it, also for minutes.
create table orders.order_access (
  shopper_id integer not null references customers.shopper on delete cascade,
  order_id integer not null references orders.order on delete cascade,
  -- A code came back; else masked.
  is_proved boolean not null,
  expires_at timestamptz not null,
  primary key (shopper_id, order_id, is_proved)
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
  -- A parcel that was refused or lost: it is no longer on its way, and its units are not shipped.
  failure text check (failure in ('refused', 'lost')),
  failed_at timestamptz check (failed_at >= shipped_at),
  state text generated always as
    (coalesce(failure, case when delivered_at is null then 'shipped' else 'delivered' end)) stored,
  unique (order_id, number),
  constraint fulfilment_fails_or_arrives check (num_nonnulls(delivered_at, failed_at) <= 1),
  constraint fulfilment_failure_has_moment check ((failure is null) = (failed_at is null)),
  -- Cash is not collected for what does not arrive.
  constraint fulfilment_failure_collects_nothing check (failed_at is null or collect_piastres = 0)
);
create index fulfilment_failed on orders.fulfilment (order_id) where failed_at is not null;
-- Couriers name parcels by it.
create index fulfilment_tracking on orders.fulfilment (tracking) where tracking is not null;

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
  check (num_nonnulls(fulfilment_id, credit_id) <= 1),
  constraint order_event_waits_while_pending check ((status = 'pending') = (waiting_for is not null))
);
create index order_event_order on orders.order_event (order_id, id);

-- Codes that are sent to the phone or email of an order, or of an account that looks for its earlier orders. Only the
-- browser or account that asked can use one.
create table orders.code (
  id integer generated always as identity primary key,
  purpose text not null check (purpose in ('confirmation', 'access', 'earlier-orders', 'find-orders')),
  shopper_id integer not null references customers.shopper on delete cascade,
  order_id integer references orders.order on delete cascade,
  channel text not null check (channel in ('email', 'phone')),
  target text not null,
  -- Keyed hash.
  code_hash bytea not null check (length(code_hash) = 32),
  attempts integer not null default 0,
  sent_at timestamptz not null default now(),
  ends_at timestamptz not null,
  unique nulls not distinct (purpose, shopper_id, order_id)
);
create index code_order on orders.code (order_id);
create index code_ends on orders.code (ends_at);

-- Messages about orders that anybody could cause, above what one mailbox or phone gets within an hour. They are sent
-- together later.
create table orders.held_message (
  event_id integer primary key references orders.order_event on delete cascade,
  order_id integer not null references orders.order on delete cascade,
  held_at timestamptz not null default now()
);
create index held_message_order on orders.held_message (order_id);

-- A row: guests cannot choose cash on delivery for the time being.
create table orders.guest_cash_pause (
  id boolean primary key default true check (id),
  paused_at timestamptz not null default now(),
  staff_id integer not null
);

-- What staff write down for each other about an order. It is never changed; erasing the customer deletes it.
create table orders.order_note (
  id integer generated always as identity primary key,
  order_id integer not null references orders.order on delete cascade,
  staff_id integer not null,
  text text not null check (length(text) between 1 and 1000),
  at timestamptz not null default now()
);
create index order_note_order on orders.order_note (order_id, id);

-- Calls to customers who pay on delivery, before their orders are packed.
create table orders.order_call (
  id integer generated always as identity primary key,
  order_id integer not null references orders.order on delete cascade,
  staff_id integer not null,
  result text not null check (result in ('confirmed', 'no-answer', 'wrong-number', 'refused', 'later')),
  -- When to try again.
  next_at timestamptz,
  -- What was said. Erasing the customer deletes it.
  note text check (length(note) between 1 and 500),
  at timestamptz not null default now(),
  -- Why it was refused, to be counted.
  reason text,
  constraint order_call_is_tried_again check ((next_at is not null) = (result in ('no-answer', 'later'))),
  constraint order_call_reason check (
    reason is null or (result = 'refused' and reason in (
      'price', 'delivery-time', 'changed-mind', 'ordered-twice', 'not-reachable', 'bought-elsewhere', 'other'
    ))
  )
);
create index order_call_order on orders.order_call (order_id, id);

-- Who is calling at this moment, so that two members do not call the same customer.
create table orders.call_lease (
  order_id integer primary key references orders.order on delete cascade,
  staff_id integer not null,
  ends_at timestamptz not null
);

-- Visits and carts of a day of Egypt, as numbers alone: nothing says whose they were.
create table orders.visit_day (
  day date primary key,
  visits integer not null default 0 check (visits >= 0),
  -- Carts into which something was put while they were empty.
  carts integer not null default 0 check (carts >= 0)
);

-- Members of staff whom a note names. In its text they stand by their id: `@{12}`.
create table orders.note_mention (
  note_id integer not null references orders.order_note on delete cascade,
  staff_id integer not null,
  -- Null: they have not opened the order since.
  seen_at timestamptz,
  primary key (note_id, staff_id)
);
create index note_mention_member on orders.note_mention (staff_id, note_id desc);
create index note_mention_unseen on orders.note_mention (staff_id) where seen_at is null;

-- What staff corrected about who receives an order and where, before a courier has it. Erasing the customer deletes it.
create table orders.correction (
  event_id integer primary key references orders.order_event on delete cascade,
  order_id integer not null references orders.order on delete cascade,
  -- Fields that differ, each with what stood there and what stands there now.
  fields jsonb not null check (jsonb_typeof(fields) = 'array')
);
create index correction_order on orders.correction (order_id);

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

create function orders.count_failed() returns trigger language plpgsql as $$
begin
  update orders.order_line as line set shipped = shipped - sent.quantity
  from orders.fulfilment_line as sent
  where sent.fulfilment_id = new.id and line.order_id = sent.order_id and line.position = sent.position;
  return null;
end
$$;
create trigger fulfilment_failure_counts after update of failed_at on orders.fulfilment
  for each row when (old.failed_at is null and new.failed_at is not null)
  execute function orders.count_failed();
create trigger fulfilment_fails_once before update of failed_at on orders.fulfilment
  for each row when (old.failed_at is not null and new.failed_at is distinct from old.failed_at)
  execute function orders.refuse_change();

-- Published: who may read which order: its owner, and guests who entered a code.
create view orders.order_reader as
  select id as order_id, number, shopper_id, true as is_owner
  from orders.order where shopper_id is not null and (guest_until is null or guest_until > now())
  union all
  select access.order_id, placed.number, access.shopper_id, false
  from orders.order_access as access join orders.order as placed on placed.id = access.order_id
  where access.is_proved and access.expires_at > now();

-- Published: what orders came to when they were placed, what they come to now, and whether any parcel was sent.
create view orders.order_bill as
  select id as order_id, number, status, waiting_for, total_piastres, vat_piastres, payment_method, credited_piastres,
    due_piastres, exists (select from orders.fulfilment where order_id = placed.id) as is_sent
  from orders.order as placed;

-- Published: parcels that have arrived and were paid on delivery, with what their orders come to.
create view orders.cash_parcel as
  select placed.id as order_id, placed.number as order_number, parcel.number as parcel, parcel.courier, parcel.tracking,
    parcel.delivered_at, parcel.collect_piastres, placed.due_piastres
  from orders.fulfilment as parcel join orders.order as placed on placed.id = parcel.order_id
  where placed.payment_method = 'cod' and parcel.delivered_at is not null and parcel.collect_piastres > 0;
