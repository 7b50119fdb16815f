-- outside a transaction
create index concurrently shopper_joined_to on customers.shopper (joined_to) where joined_to is not null;
