alter table customers.shopper validate constraint shopper_joined_to_fkey;
alter table customers.shopper validate constraint shopper_joined_is_browser;
