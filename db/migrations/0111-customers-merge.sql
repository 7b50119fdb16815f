-- Two accounts of one person become one: the other one is closed, and says where it went.
alter table customers.customer
  add column merged_into integer references customers.customer,
  add constraint customer_merged_elsewhere check (merged_into <> id),
  add constraint customer_merged_is_closed check (merged_into is null or disabled_at is not null or erased_at is not null),
  -- Its email and phone may have gone along.
  drop constraint customer_check,
  add constraint customer_is_reachable
    check (erased_at is not null or merged_into is not null or email is not null or phone is not null);
create index customer_merged_into on customers.customer (merged_into) where merged_into is not null;

-- One mailbox has many spellings: what follows a plus is the owner's note, and Gmail reads over dots.
create function customers.folded_email(email text) returns text language sql immutable strict parallel safe return
  case when split_part(email, '@', 2) in ('gmail.com', 'googlemail.com')
    then replace(split_part(split_part(lower(email), '@', 1), '+', 1), '.', '') || '@gmail.com'
    else split_part(split_part(lower(email), '@', 1), '+', 1) || '@' || split_part(lower(email), '@', 2) end;
create index customer_folded_email on customers.customer (customers.folded_email(email));
create index customer_phone on customers.customer (phone) where phone is not null;

create or replace view customers.customer_record as
  select
    id, account_type, name, first_name, last_name, full_name_en, full_name_ar, email, email_verified, phone,
    phone_verified, city, locale, created_at, disabled_at, disabled_reason, erased_at, merged_into
  from customers.customer;
