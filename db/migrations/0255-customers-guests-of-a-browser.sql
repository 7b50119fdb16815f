-- A browser's first writes may run beside each other and make a guest each. The next request joins them: their cookies
-- then mean the oldest of these guests.
alter table customers.shopper add column joined_to integer;
alter table customers.shopper add constraint shopper_joined_to_fkey
  foreign key (joined_to) references customers.shopper on delete cascade not valid;
alter table customers.shopper add constraint shopper_joined_is_browser
  check (joined_to is null or (token_hash is not null and joined_to <> id)) not valid;
