-- outside a transaction
-- Staff find invoices by the begin of an order's number, customers open that of their order by it.
drop index concurrently if exists invoices.document_order_number;
create index concurrently document_order_number on invoices.document (order_number);
