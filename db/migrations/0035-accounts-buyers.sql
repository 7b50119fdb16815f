-- The company for which a shopper buys, for the documents of the modules above.
create view accounts.buying_company as
  select shopper.id as shopper_id, company.name_ar, company.name_en, company.tax_number
  from accounts.shopper
  join accounts.company_member as member on member.customer_id = shopper.customer_id
  join accounts.company on company.id = member.company_id;

-- Customers who are still there.
create view accounts.known_customer as select id from accounts.customer where erased_at is null;
