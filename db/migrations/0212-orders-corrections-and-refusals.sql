-- What staff corrected about who receives an order and where, before a courier has it. Erasing the customer deletes it.
create table orders.correction (
  event_id integer primary key references orders.order_event on delete cascade,
  order_id integer not null references orders.order on delete cascade,
  -- Fields that differ, each with what stood there and what stands there now.
  fields jsonb not null check (jsonb_typeof(fields) = 'array')
);
create index correction_order on orders.correction (order_id);

-- Why an order was refused on the phone, to be counted; what staff wrote before there was a list stays in the note.
alter table orders.order_call add column reason text;
alter table orders.order_call add constraint order_call_reason check (
  reason is null or (result = 'refused' and reason in (
    'price', 'delivery-time', 'changed-mind', 'ordered-twice', 'not-reachable', 'bought-elsewhere', 'other'
  ))
) not valid;
