-- An order whose card was declined may be paid at the door instead: until it is paid, its invoice follows.
create or replace function invoices.check_document_change() returns trigger language plpgsql as $$
declare
  may_change constant text[] := '{paid_at,national_id,buyer,payment_method}';
begin
  if tg_op = 'DELETE' then
    raise exception 'documents are kept: issue a credit note';
  end if;
  if to_jsonb(old) - may_change is distinct from to_jsonb(new) - may_change
    or (old.paid_at is not null and new.paid_at is distinct from old.paid_at)
    or (old.national_id is not null and new.national_id is distinct from old.national_id)
    or (new.buyer is distinct from old.buyer and new.buyer -> 'erased' is distinct from 'true'::jsonb)
    or (new.payment_method <> old.payment_method and (old.kind <> 'invoice' or old.paid_at is not null))
  then
    raise exception 'document % is frozen', old.number;
  end if;
  return new;
end
$$;
