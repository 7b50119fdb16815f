-- outside a transaction
-- Orders of some days by place and way of paying: counted and listed without reading the orders themselves.
drop index concurrently if exists orders.order_filtered;
create index concurrently order_filtered on orders.order (placed_at, id) include (governorate, payment_method, status);
-- It begins with the moment, too: reports of a span read the same index.
drop index concurrently if exists orders.order_placed;
