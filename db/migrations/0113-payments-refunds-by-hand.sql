-- Who sent a refund that no bank sends: cash, a transfer, or what the bank did not take. `transaction` is then what staff wrote.
alter table payments.refund
  add column staff_id integer,
  add constraint refund_sent_by_hand check (staff_id is null or (state = 'done' and transaction is not null));
