-- Published: parcels that have arrived and were to be paid at the door, with what their orders come to.
create view orders.cash_parcel as
  select placed.id as order_id, placed.number as order_number, parcel.number as parcel, parcel.courier, parcel.tracking,
    parcel.delivered_at, parcel.collect_piastres, placed.due_piastres
  from orders.fulfilment as parcel join orders.order as placed on placed.id = parcel.order_id
  where placed.payment_method = 'cod' and parcel.delivered_at is not null and parcel.collect_piastres > 0;
