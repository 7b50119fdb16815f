alter table cart.line rename column guest_id to shopper_id;
