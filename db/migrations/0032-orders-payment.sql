alter table orders.order drop constraint order_payment_method_check;
alter table orders.order add constraint order_payment_method_check
  check (payment_method in ('cod', 'card', 'bank-transfer', 'wallet'));
-- Store credit that paid for it, wholly or in part; taken in the transaction that placed the order.
alter table orders.order add column wallet_piastres bigint not null default 0
  check (wallet_piastres between 0 and total_piastres);
alter table orders.order add constraint order_paid_by_wallet
  check (payment_method <> 'wallet' or wallet_piastres = total_piastres);
-- A company's own number for it.
alter table orders.order add column purchase_order text check (length(purchase_order) <= 40);
-- A buyer's order that an approver of the company has not let through yet.
alter table orders.order add column needs_approval boolean not null default false
  check (not needs_approval or status in ('pending', 'cancelled'));

-- The company an order is for; its approvers see it.
alter table orders.order add column company_id integer references accounts.company;
create index order_company on orders.order (company_id, id) where company_id is not null;
