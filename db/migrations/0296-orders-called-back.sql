-- When staff dismissed a cash order that ran out from the list of customers to call back; null: still listed.
alter table orders.order add column called_back_at timestamptz;
