-- Entries that are too large for one member of staff: nothing is in the ledger until another one approves.
create table wallet.request (
  id integer generated always as identity primary key,
  customer_id integer not null references customers.customer,
  process_type text not null check (process_type in ('Deposit', 'Withdraw')),
  piastres bigint not null check (piastres > 0),
  -- For the customer, once it is an entry.
  note text check (length(note) <= 300),
  asked_by integer not null references staff.staff,
  asked_at timestamptz not null default now(),
  state text not null default 'waiting' check (state in ('waiting', 'approved', 'declined')),
  decided_by integer references staff.staff,
  decided_at timestamptz,
  -- Why it was declined, for whoever asked.
  decline_reason text check (length(decline_reason) <= 300),
  -- The entry that it became.
  position integer,
  foreign key (customer_id, position) references wallet.entry (customer_id, position),
  unique (customer_id, position),
  constraint request_is_decided_by_another check (decided_by <> asked_by),
  check (num_nonnulls(decided_by, decided_at) = case state when 'waiting' then 0 else 2 end),
  check ((state = 'approved') = (position is not null))
);
create index request_waiting on wallet.request (id) where state = 'waiting';
create index request_customer on wallet.request (customer_id, id);

-- What one member has booked within a day counts together.
create index entry_staff on wallet.entry (staff_id, at) where staff_id is not null;

-- Two accounts of one person become one: the credit moves by an entry on both sides.
alter table wallet.entry drop constraint entry_reason_check;
alter table wallet.entry add constraint entry_reason_check
  check (reason in ('refund', 'order', 'staff', 'correction', 'merge'));
