-- Published: on which terms a shopper buys. Company terms apply once staff have approved the company.
create view accounts.shopper_terms as
  select shopper.id as shopper_id, company.id as company_id, company.price_list_id
  from accounts.shopper
  join accounts.company_member as member on member.customer_id = shopper.customer_id
  join accounts.company on company.id = member.company_id and company.review = 'approved';

-- Published: who approves for which company, by shopper.
create view accounts.company_approver as
  select shopper.id as shopper_id, member.company_id
  from accounts.shopper
  join accounts.company_member as member on member.customer_id = shopper.customer_id
  where member.role = 'approver';
