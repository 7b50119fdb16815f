-- A reservation past its time holds nothing any more, also before the job that clears it has come by.
create index stock_reservation_due on inventory.stock_reservation (expires_at) where expires_at is not null;

create or replace view inventory.availability as
  select level.variant_id, (level.on_hand - level.reserved + coalesce(due.quantity, 0))::integer as available
  from inventory.stock_level as level
  left join (
    select variant_id, sum(quantity) as quantity
    from inventory.stock_reservation where expires_at <= now() group by variant_id
  ) as due on due.variant_id = level.variant_id;
