-- How much of a receipt goes back: counted by the trigger, never more than came in.
alter table payments.receipt add column refunded_piastres bigint not null default 0;
update payments.receipt set refunded_piastres = gone.piastres
from (select receipt_id, sum(piastres) as piastres from payments.refund group by receipt_id) as gone
where gone.receipt_id = receipt.id;
alter table payments.receipt add constraint receipt_refunded_at_most check (refunded_piastres between 0 and piastres);

create function payments.count_refund() returns trigger language plpgsql as $$
begin
  update payments.receipt set refunded_piastres = refunded_piastres + new.piastres where id = new.receipt_id;
  return null;
end
$$;
create trigger refund_counts after insert on payments.refund
  for each row execute function payments.count_refund();

-- For the modules above: what was collected for an order beside store credit, less what goes back.
create view payments.order_money as
  select order_id, sum(piastres - refunded_piastres)::bigint as kept from payments.receipt group by order_id;
