-- Why an order was refused on the phone, to be counted; what staff wrote before there was a list stays in the note.
alter table orders.order_call add column reason text;
alter table orders.order_call add constraint order_call_reason check (
  reason is null or (result = 'refused' and reason in (
    'price', 'delivery-time', 'changed-mind', 'ordered-twice', 'not-reachable', 'bought-elsewhere', 'other'
  ))
) not valid;
