-- More ways to pay (docs/adr/0017-more-ways-to-pay.md).
alter table orders.order drop constraint order_payment_method_check;
alter table orders.order
  add constraint order_payment_method_check check (payment_method in
    ('cod', 'card', 'instapay', 'mobile-wallet', 'kiosk', 'instalments', 'wallet', 'bank-transfer'));
