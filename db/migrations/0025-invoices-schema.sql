create schema invoices;

-- The last number of each series and year. Its row is locked until the document is committed, so a document that is
-- never committed leaves no gap. A sequence would.
create table invoices.counter (
  kind text not null check (kind in ('invoice', 'credit-note')),
  year smallint not null check (year between 2020 and 2999),
  last integer not null check (last > 0),
  primary key (kind, year)
);

-- Invoices, and the notes that take them back. Frozen: what may change is named in the trigger below.
create table invoices.document (
  id integer generated always as identity primary key,
  kind text not null check (kind in ('invoice', 'credit-note')),
  year smallint not null,
  serial integer not null check (serial > 0),
  number text not null unique,
  order_id integer not null references orders.order,
  order_number text not null,
  invoice_id integer references invoices.document,
  reason text check (reason in ('cancelled', 'return', 'correction')),
  reference text check (length(reference) <= 60),
  issued_at timestamptz not null default now(),
  -- The day in Egypt.
  issued_on date not null,
  locale text not null check (locale in ('ar', 'en')),
  payment_method text not null,
  -- What the shop said about itself, and who bought, on that day.
  seller jsonb not null,
  buyer jsonb not null,
  -- National ID or passport, which the law wants above a value.
  national_id text check (length(national_id) between 6 and 20),
  total_piastres bigint not null check (total_piastres >= 0),
  vat_piastres bigint not null check (vat_piastres between 0 and total_piastres),
  paid_at timestamptz,
  -- An invoice is issued once the sale is certain, over what is left of the order: credits up to this number are already
  -- deducted.
  after_credit smallint,
  unique (kind, year, serial),
  check (
    number = case kind when 'invoice' then 'INV' else 'CRN' end
      || '-' || year || '-' || lpad(serial::text, greatest(6, length(serial::text)), '0')
  ),
  check (year = extract(year from issued_on)),
  check ((kind = 'credit-note') = (invoice_id is not null)),
  check ((kind = 'credit-note') = (reason is not null)),
  check (kind = 'invoice' or paid_at is null)
);
create unique index document_invoice_of_order on invoices.document (order_id) where kind = 'invoice';
create unique index document_once_per_return on invoices.document (invoice_id, reference) where reference is not null;
create index document_order on invoices.document (order_id);
create index document_invoice on invoices.document (invoice_id) where invoice_id is not null;
-- Staff find invoices by the begin of an order's number, customers open that of their order by it.
create index document_order_number on invoices.document (order_number);

create table invoices.line (
  document_id integer not null references invoices.document,
  position smallint not null check (position > 0),
  -- Goodwill takes an amount off the whole, not units off a line.
  kind text not null check (kind in ('goods', 'delivery', 'delivery-discount', 'cod-fee', 'goodwill')),
  -- Of the order; null for what is not goods.
  order_position smallint,
  sku text,
  name platform.bilingual not null,
  options platform.bilingual not null,
  quantity integer not null check (quantity > 0),
  unit_piastres bigint not null,
  discount_piastres bigint not null default 0 check (discount_piastres >= 0),
  gross_piastres bigint not null,
  vat_piastres bigint not null,
  vat_rate numeric(5, 2) not null check (vat_rate between 0 and 100),
  -- Of an invoice: units that credit notes took back.
  credited integer not null default 0 constraint line_credited_at_most check (credited between 0 and quantity),
  primary key (document_id, position),
  check ((kind = 'goods') = (order_position is not null and sku is not null)),
  check (gross_piastres = unit_piastres * quantity - discount_piastres),
  check (abs(vat_piastres) <= abs(gross_piastres) and sign(vat_piastres) * sign(gross_piastres) >= 0)
);

-- A document is the sum of its lines.
create function invoices.check_sum() returns trigger language plpgsql as $$
declare
  gross bigint;
  vat bigint;
begin
  select sum(gross_piastres), sum(vat_piastres) into gross, vat from invoices.line where document_id = new.id;
  if gross is distinct from new.total_piastres or vat is distinct from new.vat_piastres then
    raise exception 'the lines of % come to % with VAT %, the document says % with %',
      new.number, gross, vat, new.total_piastres, new.vat_piastres;
  end if;
  return null;
end
$$;
create constraint trigger document_is_its_lines after insert on invoices.document
  deferrable initially deferred for each row execute function invoices.check_sum();

-- An invoice is paid once; a missing national ID is added once; an erased buyer loses what names a person.
-- An order whose card was declined may be paid on delivery instead: until it is paid, its invoice follows.
create function invoices.check_document_change() returns trigger language plpgsql as $$
declare
  may_change constant text[] := '{paid_at,national_id,buyer,payment_method}';
begin
  if tg_op = 'DELETE' then
    raise exception 'documents are kept: issue a credit note';
  end if;
  if to_jsonb(old) - may_change is distinct from to_jsonb(new) - may_change
    or (old.paid_at is not null and new.paid_at is distinct from old.paid_at)
    or (old.national_id is not null and new.national_id is distinct from old.national_id)
    or (new.buyer is distinct from old.buyer and new.buyer -> 'erased' is distinct from 'true'::jsonb)
    or (new.payment_method <> old.payment_method and (old.kind <> 'invoice' or old.paid_at is not null))
  then
    raise exception 'document % is frozen', old.number;
  end if;
  return new;
end
$$;
create trigger document_is_frozen before update or delete on invoices.document
  for each row execute function invoices.check_document_change();

create function invoices.check_line_change() returns trigger language plpgsql as $$
begin
  if tg_op = 'DELETE' or to_jsonb(old) - 'credited' is distinct from to_jsonb(new) - 'credited'
    or new.credited < old.credited
  then
    raise exception 'lines of documents are frozen';
  end if;
  return new;
end
$$;
create trigger line_is_frozen before update or delete on invoices.line
  for each row execute function invoices.check_line_change();

-- A counter only goes on, one by one.
create function invoices.check_counter() returns trigger language plpgsql as $$
begin
  if tg_op = 'DELETE' or new.last is distinct from old.last + 1 then
    raise exception 'numbers of documents have no gaps';
  end if;
  return new;
end
$$;
create trigger counter_counts before update or delete on invoices.counter
  for each row execute function invoices.check_counter();
