-- An order whose customer was erased keeps its amounts and lines; who it went to is gone.
alter table orders.order add column erased_at timestamptz;
alter table orders.order alter column contact_name drop not null;
alter table orders.order alter column contact_phone drop not null;
alter table orders.order alter column address drop not null;
alter table orders.order add constraint order_has_contact_or_is_erased check (
  case when erased_at is null
    then contact_name is not null and contact_phone is not null and address is not null
    else contact_name is null and contact_phone is null and contact_phone2 is null and contact_email is null
      and address is null
  end
);
