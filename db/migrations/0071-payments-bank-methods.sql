-- The bank takes more than cards for the shop (docs/adr/0017-more-ways-to-pay.md).
alter table payments.card_attempt rename to bank_attempt;
alter index payments.card_attempt_order rename to bank_attempt_order;

-- Tries to pay over the bank.
alter table payments.bank_attempt
  add column method text not null default 'card'
    check (method in ('card', 'mobile-wallet', 'kiosk', 'instalments')),
  -- The number that is named at an outlet.
  add column bill text check (length(bill) between 1 and 40),
  add constraint bank_attempt_bill_at_outlets check (bill is null or method = 'kiosk');

-- One number at a time for an order: who asks at the same moment gets the same one.
create unique index bank_attempt_bill on payments.bank_attempt (order_id) where method = 'kiosk' and not is_declined;

alter table payments.receipt drop constraint receipt_kind_check;
alter table payments.receipt
  add constraint receipt_kind_check
    check (kind in ('card', 'mobile-wallet', 'kiosk', 'instalments', 'transfer', 'cash'));
