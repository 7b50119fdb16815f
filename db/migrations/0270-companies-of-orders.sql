-- Published: the company for which a shopper buys, for documents; an order knows its company by id.
create or replace view companies.buying_company as
  select shopper.id as shopper_id, company.name_ar, company.name_en, company.tax_number, company.id as company_id
  from customers.shopper
  join companies.company_member as member on member.customer_id = shopper.customer_id
  join companies.company on company.id = member.company_id;
