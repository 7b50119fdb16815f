-- What staff write down for each other about an order. It is never changed; erasing the customer deletes it.
create table orders.order_note (
  id integer generated always as identity primary key,
  order_id integer not null references orders.order on delete cascade,
  staff_id integer not null,
  text text not null check (length(text) between 1 and 1000),
  at timestamptz not null default now()
);
create index order_note_order on orders.order_note (order_id, id);

-- A parcel that nobody took, or that was lost on its way: it is no longer on its way, and its units are not shipped.
alter table orders.fulfilment
  drop column state,
  add column failure text check (failure in ('refused', 'lost')),
  add column failed_at timestamptz check (failed_at >= shipped_at),
  add constraint fulfilment_fails_or_arrives check (num_nonnulls(delivered_at, failed_at) <= 1),
  add constraint fulfilment_failure_has_moment check ((failure is null) = (failed_at is null)),
  -- Nobody pays at the door for what does not arrive.
  add constraint fulfilment_failure_collects_nothing check (failed_at is null or collect_piastres = 0);
alter table orders.fulfilment
  add column state text generated always as
    (coalesce(failure, case when delivered_at is null then 'shipped' else 'delivered' end)) stored;
create index fulfilment_failed on orders.fulfilment (order_id) where failed_at is not null;

-- Couriers name parcels by it.
create index fulfilment_tracking on orders.fulfilment (tracking) where tracking is not null;

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
