-- What staff find customers by, in lower case. Whoever is erased is not in it.
create table customers.customer_words (
  customer_id integer primary key references customers.customer on delete cascade,
  words text not null,
  phone text
);
create index customer_words_parts on customers.customer_words using gin (words gin_trgm_ops, phone gin_trgm_ops);

create function customers.keep_words() returns trigger language plpgsql as $$
begin
  if new.erased_at is not null then
    delete from customers.customer_words where customer_id = new.id;
    return null;
  end if;
  insert into customers.customer_words (customer_id, words, phone)
  values (new.id, lower(concat_ws(' ', new.name, new.full_name_ar, new.full_name_en, new.email)), new.phone)
  on conflict (customer_id) do update set words = excluded.words, phone = excluded.phone;
  return null;
end $$;
create trigger keep_words
  after insert or update of name, full_name_ar, full_name_en, email, phone, erased_at on customers.customer
  for each row execute function customers.keep_words();

insert into customers.customer_words (customer_id, words, phone)
select id, lower(concat_ws(' ', name, full_name_ar, full_name_en, email)), phone
from customers.customer where erased_at is null
on conflict do nothing;

-- Published: who is found by which words.
create view customers.customer_search as
  select customer_id, words, phone from customers.customer_words;
