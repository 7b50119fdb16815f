-- Whoever proves an email finds the orders that were placed with it.
create index order_email on orders.order (lower(contact_email));
