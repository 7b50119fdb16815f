-- Lists of couriers: the cash that they took at the doors, and what they keep for it.
create table payments.remittance (
  id integer generated always as identity primary key,
  courier text not null check (length(courier) between 1 and 60),
  -- Number of the courier's list: the same one is booked once.
  reference text not null check (length(reference) between 1 and 40),
  staff_id integer not null,
  at timestamptz not null default now(),
  unique (courier, reference)
);

-- What a list says of one parcel.
create table payments.remittance_line (
  remittance_id integer not null references payments.remittance,
  place smallint not null check (place > 0),
  order_id integer not null references orders.order,
  parcel smallint not null,
  -- What was to be collected when it was booked.
  expected_piastres bigint not null check (expected_piastres >= 0),
  collected_piastres bigint not null check (collected_piastres >= 0),
  -- The shop's cost, not the customer's.
  fee_piastres bigint not null check (fee_piastres >= 0),
  receipt_id integer unique references payments.receipt,
  primary key (remittance_id, place),
  -- The cash of a parcel comes once, whatever lists name it.
  constraint remittance_line_once unique (order_id, parcel),
  constraint remittance_line_has_receipt check ((receipt_id is null) = (collected_piastres = 0))
);

create function payments.refuse_remittance_change() returns trigger language plpgsql as $$
begin
  raise exception '% is only ever added to', tg_table_name;
end
$$;
create trigger remittance_stays before update or delete on payments.remittance
  for each row execute function payments.refuse_remittance_change();
create trigger remittance_line_stays before update or delete on payments.remittance_line
  for each row execute function payments.refuse_remittance_change();
