create schema wallet;

-- Store credit: a ledger that only grows. Each entry begins where the one before it ended, which the keys enforce.
create table wallet.entry (
  customer_id integer not null references customers.customer,
  position integer not null check (position > 0),
  process_type text not null check (process_type in ('Deposit', 'Withdraw')),
  before_piastres bigint not null check (before_piastres >= 0),
  processed_piastres bigint not null check (processed_piastres > 0),
  after_piastres bigint not null check (after_piastres >= 0),
  reason text not null check (reason in ('refund', 'order', 'staff', 'correction', 'merge')),
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
-- What one member has booked within a day counts together.
create index entry_staff on wallet.entry (staff_id, at) where staff_id is not null;

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

-- Entries that are too large for one member of staff: nothing is in the ledger until another one approves.
create table wallet.request (
  id integer generated always as identity primary key,
  customer_id integer references customers.customer,
  process_type text check (process_type in ('Deposit', 'Withdraw')),
  piastres bigint not null check (piastres > 0),
  -- For the customer, once it is an entry.
  note text check (length(note) <= 300),
  asked_by integer not null references staff.staff,
  asked_at timestamptz not null default now(),
  state text not null default 'waiting' check (state in ('waiting', 'approved', 'declined')),
  decided_by integer references staff.staff,
  decided_at timestamptz,
  -- Why it was declined, for the member who asked.
  decline_reason text check (length(decline_reason) <= 300),
  -- The entry that it became.
  position integer,
  -- Of the store credit, or of an order: its command then runs once another member approves it.
  kind text not null default 'wallet',
  order_number text,
  command jsonb,
  foreign key (customer_id, position) references wallet.entry (customer_id, position),
  unique (customer_id, position),
  constraint request_is_decided_by_another check (decided_by <> asked_by),
  check (num_nonnulls(decided_by, decided_at) = case state when 'waiting' then 0 else 2 end),
  constraint request_has_its_subject check (
    case
      when kind = 'wallet' then
        customer_id is not null and process_type is not null and order_number is null and command is null
        and (state = 'approved') = (position is not null)
      when kind in ('payment', 'goodwill', 'cancellation', 'return', 'payout') then
        customer_id is null and process_type is null and order_number is not null and position is null
        and (state = 'waiting') = (command is not null)
      else false
    end
  )
);
create index request_waiting on wallet.request (id) where state = 'waiting';
create index request_customer on wallet.request (customer_id, id);

-- Money that a member of staff gave alone: what was given within a day counts together.
create table wallet.given (
  id bigint generated always as identity primary key,
  staff_id integer not null references staff.staff,
  kind text not null,
  piastres bigint not null check (piastres > 0),
  at timestamptz not null default now()
);
create index given_staff on wallet.given (staff_id, at);

-- The note of an entry may name a person who wants to be erased: notes can be deleted, amounts cannot.
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
