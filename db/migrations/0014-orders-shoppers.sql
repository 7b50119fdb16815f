alter table orders.order rename column guest_id to shopper_id;
alter index orders.order_guest rename to order_shopper;
alter table orders.guest_access rename to order_access;
alter table orders.order_access rename column guest_id to shopper_id;
