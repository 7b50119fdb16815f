create schema wallet;

-- Store credit: a ledger that only grows. Each entry begins where the one before it ended, which the keys enforce.
create table wallet.entry (
  customer_id integer not null references customers.customer,
  position integer not null check (position > 0),
  process_type text not null check (process_type in ('Deposit', 'Withdraw')),
  before_piastres bigint not null check (before_piastres >= 0),
  processed_piastres bigint not null check (processed_piastres > 0),
  after_piastres bigint not null check (after_piastres >= 0),
  reason text not null check (reason in ('refund', 'order', 'staff', 'correction')),
  -- Number of the order or return; null where nothing but the note says why.
  reference text check (length(reference) between 1 and 60),
  note text check (length(note) <= 300),
  staff_id integer,
  at timestamptz not null default now(),
  previous integer generated always as (nullif(position, 1) - 1) stored,
  primary key (customer_id, position),
  unique (customer_id, position, after_piastres),
  foreign key (customer_id, previous, before_piastres)
    references wallet.entry (customer_id, position, after_piastres),
  check (position > 1 or before_piastres = 0),
  check (after_piastres = before_piastres
    + case process_type when 'Deposit' then processed_piastres else -processed_piastres end)
);
-- The same return is refunded once, the same order is paid once.
create unique index entry_once on wallet.entry (reason, process_type, reference) where reference is not null;

-- The end of each chain, and the row on which everybody who changes it waits.
create table wallet.account (
  customer_id integer primary key references customers.customer,
  position integer not null default 0 check (position >= 0),
  balance_piastres bigint not null default 0 check (balance_piastres >= 0),
  last integer generated always as (nullif(position, 0)) stored,
  check (position > 0 or balance_piastres = 0),
  foreign key (customer_id, last, balance_piastres) references wallet.entry (customer_id, position, after_piastres)
    deferrable initially deferred
);

-- What staff wrote beside an entry may name somebody who wants to be forgotten: the words can go, the amounts cannot.
create function wallet.refuse_change() returns trigger language plpgsql as $$
begin
  if tg_op = 'UPDATE' then
    if new.note is null and to_jsonb(old) - 'note' = to_jsonb(new) - 'note' then
      return new;
    end if;
  end if;
  raise exception 'the wallet only grows: correct it with another entry';
end
$$;
create trigger entry_stays before update or delete on wallet.entry
  for each row execute function wallet.refuse_change();
create trigger entry_is_kept before truncate on wallet.entry
  for each statement execute function wallet.refuse_change();
