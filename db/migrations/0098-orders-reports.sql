-- Figures of a span of days.
create index order_placed on orders.order (placed_at);
