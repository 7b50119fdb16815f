-- outside a transaction
-- Staff list companies among the customers, of which there are few.
drop index concurrently if exists customers.customer_companies;
create index concurrently customer_companies on customers.customer (id)
  where account_type = 'company' and erased_at is null;
