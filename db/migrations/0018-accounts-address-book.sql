-- Addresses that a customer keeps for the next order. Orders hold frozen copies of their own.
create table accounts.saved_address (
  id integer generated always as identity primary key,
  customer_id integer not null references accounts.customer on delete cascade,
  -- "Home", "Site in October": the customer's own word.
  label text not null,
  contact_name text not null,
  -- E.164
  contact_phone text not null check (contact_phone ~ '^\+20\d{10}$'),
  contact_phone2 text check (contact_phone2 ~ '^\+20\d{10}$'),
  contact_email text,
  address jsonb not null check (jsonb_typeof(address -> 'governorate') = 'string'),
  is_default boolean not null,
  added_at timestamptz not null default now()
);
create index saved_address_customer on accounts.saved_address (customer_id);
-- At most one default; that there is one is kept by the commands, which hold the customer's row.
create unique index saved_address_default on accounts.saved_address (customer_id) where is_default;

-- Consents to the newsletter: every yes and every no, with the text that was on the page. What holds is the last one.
create table accounts.newsletter_consent (
  id integer generated always as identity primary key,
  customer_id integer not null references accounts.customer,
  is_given boolean not null,
  text_version text not null check (length(text_version) <= 20),
  source text not null check (source in ('registration', 'account', 'link', 'erasure')),
  at timestamptz not null default now()
);
create index newsletter_consent_customer on accounts.newsletter_consent (customer_id, id);

create function accounts.newsletter_consent_stays() returns trigger language plpgsql as $$
begin
  raise exception 'consents are a log: add a row';
end
$$;
create trigger newsletter_consent_stays before update or delete on accounts.newsletter_consent
  for each row execute function accounts.newsletter_consent_stays();
