-- The bank's own number of what it was asked to collect: its callbacks sign that, not our reference. Null: begun before
-- this was stored, or not answered by the bank.
alter table payments.bank_attempt add column bank_order text;
