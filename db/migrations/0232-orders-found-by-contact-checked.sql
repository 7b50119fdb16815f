alter table orders.code validate constraint code_purpose_check;
