-- What staff wrote beside an entry may name somebody who wants to be forgotten: the words can go, the amounts cannot.
create or replace function wallet.refuse_change() returns trigger language plpgsql as $$
begin
  if tg_op = 'UPDATE' then
    if new.note is null and to_jsonb(old) - 'note' = to_jsonb(new) - 'note' then
      return new;
    end if;
  end if;
  raise exception 'the wallet only grows: correct it with another entry';
end
$$;
