alter table orders.order_call validate constraint order_call_reason;
