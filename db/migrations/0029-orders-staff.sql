-- A row: guests cannot choose cash on delivery for the time being.
create table orders.guest_cash_pause (
  id boolean primary key default true check (id),
  paused_at timestamptz not null default now(),
  staff_id integer not null
);
