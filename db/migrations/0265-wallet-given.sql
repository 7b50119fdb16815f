-- Money that a member of staff gave alone: what was given within a day counts together.
create table wallet.given (
  id bigint generated always as identity primary key,
  staff_id integer not null references staff.staff,
  kind text not null,
  piastres bigint not null check (piastres > 0),
  at timestamptz not null default now()
);
create index given_staff on wallet.given (staff_id, at);

-- A request may also be about an order: its command runs once another member approves it.
alter table wallet.request
  alter column customer_id drop not null,
  alter column process_type drop not null,
  add column kind text not null default 'wallet',
  add column order_number text,
  add column command jsonb,
  drop constraint request_check1;
alter table wallet.request add constraint request_has_its_subject check (
  case
    when kind = 'wallet' then
      customer_id is not null and process_type is not null and order_number is null and command is null
      and (state = 'approved') = (position is not null)
    when kind in ('payment', 'goodwill', 'cancellation', 'return', 'payout') then
      customer_id is null and process_type is null and order_number is not null and position is null
      and (state = 'waiting') = (command is not null)
    else false
  end
) not valid;
