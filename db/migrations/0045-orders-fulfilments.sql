-- Pieces of a line go out in parcels, are cancelled before they do, or come back. The triggers below count them here,
-- so that nobody sends or cancels more than was ordered.
alter table orders.order_line
  add column shipped integer not null default 0,
  add column delivered integer not null default 0,
  add column cancelled integer not null default 0,
  add column returned integer not null default 0,
  add constraint order_line_at_most check (shipped >= 0 and cancelled >= 0 and shipped + cancelled <= quantity),
  add constraint order_line_delivered_at_most check (delivered between 0 and shipped),
  add constraint order_line_returned_at_most check (returned between 0 and delivered);

create table orders.fulfilment (
  id integer generated always as identity primary key,
  order_id integer not null references orders.order,
  -- First parcel, second parcel …
  number smallint not null check (number > 0),
  courier text check (length(courier) between 1 and 60),
  tracking text check (length(tracking) between 1 and 60),
  -- What the courier is to bring back for it; paid at the door only.
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

-- What an order costs less than when it was placed: pieces that were cancelled, goods that came back, goodwill.
create table orders.credit (
  id integer generated always as identity primary key,
  order_id integer not null references orders.order,
  -- First credit, second credit …
  number smallint not null check (number > 0),
  kind text not null check (kind in ('pieces', 'return', 'goodwill')),
  -- Number of the return.
  reference text check (length(reference) between 1 and 60),
  goods_piastres bigint not null check (goods_piastres >= 0),
  -- Delivery and fees.
  fees_piastres bigint not null default 0 check (fees_piastres >= 0),
  -- Goodwill given before, which goods are not paid back for twice.
  setoff_piastres bigint not null default 0 check (setoff_piastres between 0 and goods_piastres + fees_piastres),
  piastres bigint generated always as (goods_piastres + fees_piastres - setoff_piastres) stored,
  -- Of it: given as store credit, or by hand. The rest makes less to be paid, or goes back the way it came.
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
  constraint credit_aside_at_most check (wallet_piastres + payout_piastres <= goods_piastres + fees_piastres - setoff_piastres)
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

-- The sums of the credits: an order never costs less than nothing.
alter table orders.order
  add column credited_piastres bigint not null default 0,
  add column aside_piastres bigint not null default 0,
  add constraint order_credited_at_most check (credited_piastres between 0 and total_piastres),
  add constraint order_aside_at_most check (aside_piastres between 0 and credited_piastres),
  -- What is to be paid beside store credit, now.
  add column due_piastres bigint generated always as
    (total_piastres - credited_piastres - wallet_piastres + aside_piastres) stored;

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

create function orders.count_credited_pieces() returns trigger language plpgsql as $$
declare
  kind text;
begin
  select credit.kind into kind from orders.credit where id = new.credit_id;
  update orders.order_line as line
  set cancelled = cancelled + case kind when 'pieces' then new.quantity else 0 end,
    returned = returned + case kind when 'return' then new.quantity else 0 end
  where line.order_id = new.order_id and line.position = new.position;
  return null;
end
$$;
create trigger credit_line_counts after insert on orders.credit_line
  for each row execute function orders.count_credited_pieces();

-- What was sent or credited stays; a parcel arrives once, and its courier and number may be put right.
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

-- Steps that are no state of their own, for the queue of mails: a parcel left, something was credited.
alter table orders.order_event
  add column fulfilment_id integer references orders.fulfilment,
  add column credit_id integer references orders.credit,
  add check (num_nonnulls(fulfilment_id, credit_id) <= 1);

-- Orders from before went out in one parcel, or were cancelled as a whole.
insert into orders.fulfilment (order_id, number, shipped_at, collect_piastres)
select placed.id, 1,
  coalesce((select min(at) from orders.order_event where order_id = placed.id and status = 'shipped'), placed.placed_at),
  case placed.payment_method when 'cod' then placed.due_piastres else 0 end
from orders.order as placed where placed.status in ('shipped', 'delivered', 'completed');
insert into orders.fulfilment_line (fulfilment_id, order_id, position, quantity)
select parcel.id, line.order_id, line.position, line.quantity
from orders.fulfilment as parcel join orders.order_line as line on line.order_id = parcel.order_id;
update orders.fulfilment as parcel set delivered_at = greatest(
  parcel.shipped_at,
  coalesce((select min(at) from orders.order_event where order_id = placed.id and status = 'delivered'), parcel.shipped_at)
)
from orders.order as placed where placed.id = parcel.order_id and placed.status in ('delivered', 'completed');

insert into orders.credit (order_id, number, kind, goods_piastres, fees_piastres, wallet_piastres, actor, at)
select placed.id, 1, 'pieces', placed.items_piastres - placed.discount_piastres,
  placed.total_piastres - placed.items_piastres + placed.discount_piastres, placed.wallet_piastres, 'shop',
  coalesce((select max(at) from orders.order_event where order_id = placed.id and status = 'cancelled'), placed.placed_at)
from orders.order as placed where placed.status = 'cancelled';
insert into orders.credit_line (credit_id, order_id, position, quantity, piastres)
select credit.id, line.order_id, line.position, line.quantity, line.line_piastres - line.discount_piastres
from orders.credit join orders.order_line as line on line.order_id = credit.order_id;

-- For the modules above: what an order comes to now, too.
create or replace view orders.order_bill as
  select id as order_id, number, status, total_piastres, vat_piastres, payment_method, credited_piastres, due_piastres
  from orders.order;
