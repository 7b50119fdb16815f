-- A discount can count for the companies of one price list only; null: for all that it is meant for.
alter table pricing.promotion add column price_list_id integer;
alter table pricing.promotion
  add constraint promotion_price_list foreign key (price_list_id) references pricing.price_list not valid;
