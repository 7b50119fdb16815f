-- A code that lists the orders of a mobile or email belongs to no order, like that of earlier orders.
alter table orders.code drop constraint code_purpose_check;
alter table orders.code add constraint code_purpose_check
  check (purpose in ('confirmation', 'access', 'earlier-orders', 'find-orders')) not valid;
