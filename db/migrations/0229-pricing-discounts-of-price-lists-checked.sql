alter table pricing.promotion validate constraint promotion_price_list;
