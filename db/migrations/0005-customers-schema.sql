create schema customers;

create table customers.customer (
  -- Of its account.
  id integer primary key,
  realm text not null generated always as ('customer') stored,
  account_type text not null default 'person' check (account_type in ('person', 'company')),
  -- As shown in greetings and mails.
  name text not null,
  first_name text not null,
  last_name text not null,
  full_name_en text,
  full_name_ar text,
  gender text check (gender in ('male', 'female')),
  birth_date date,
  -- Lower case.
  email text unique check (email = lower(email) and length(email) <= 254),
  email_verified boolean not null default false,
  -- E.164. Several accounts may claim a number, one may have proved it.
  phone text check (phone ~ '^\+20\d{10}$'),
  phone_verified boolean not null default false,
  -- Where somebody lives, as registered. Deliveries go to the addresses of the address book.
  address text,
  city text,
  place text,
  -- Language of mails.
  locale text not null default 'ar' check (locale in ('ar', 'en')),
  created_at timestamptz not null default now(),
  updated_at timestamptz not null default now(),
  -- Closed by staff: cannot sign in.
  disabled_at timestamptz,
  disabled_reason text check (length(disabled_reason) <= 300),
  -- Erased on the customer's request: the row stays so that orders and invoices add up, the person is gone.
  erased_at timestamptz,
  foreign key (id, realm) references identity.account (id, realm),
  check (erased_at is not null or email is not null or phone is not null),
  constraint customer_disabled_with_reason check (disabled_at is null or disabled_reason is not null)
);
create unique index customer_verified_phone on customers.customer (phone) where phone_verified;

-- Whoever fills a cart: a browser without an account, or a customer on any device.
create table customers.shopper (
  id integer generated always as identity primary key,
  -- SHA-256 of the cookie's secret; the secret itself is never stored.
  token_hash bytea unique check (length(token_hash) = 32),
  customer_id integer unique references customers.customer,
  created_at timestamptz not null default now(),
  -- When a browser last did something here. Its cookie lives a year from then; whoever has none cannot come back.
  seen_at timestamptz not null default now(),
  -- A browser whose owner has signed in: requests that still carry its cookie mean the customer's shopper.
  merged_into integer references customers.shopper,
  merged_at timestamptz,
  constraint shopper_is_browser_or_customer check ((token_hash is null) <> (customer_id is null)),
  constraint shopper_merged_at check ((merged_into is null) = (merged_at is null))
);
create index shopper_unseen on customers.shopper (seen_at) where customer_id is null;
create index shopper_merged_into on customers.shopper (merged_into) where merged_into is not null;

-- Addresses that a customer keeps for the next order. Orders hold frozen copies of their own.
create table customers.saved_address (
  id integer generated always as identity primary key,
  customer_id integer not null references customers.customer on delete cascade,
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
create index saved_address_customer on customers.saved_address (customer_id);
-- At most one default; that there is one is kept by the commands, which hold the customer's row.
create unique index saved_address_default on customers.saved_address (customer_id) where is_default;

-- Consents to the newsletter: every yes and every no, with the text that was on the page. The last one counts.
create table customers.newsletter_consent (
  id integer generated always as identity primary key,
  customer_id integer not null references customers.customer,
  is_given boolean not null,
  text_version text not null check (length(text_version) <= 20),
  source text not null check (source in ('registration', 'account', 'link', 'erasure')),
  at timestamptz not null default now()
);
create index newsletter_consent_customer on customers.newsletter_consent (customer_id, id);

create function customers.newsletter_consent_stays() returns trigger language plpgsql as $$
begin
  raise exception 'consents are a log: add a row';
end
$$;
create trigger newsletter_consent_stays before update or delete on customers.newsletter_consent
  for each row execute function customers.newsletter_consent_stays();

-- Published: shoppers without an account.
create view customers.guest_shopper as
  select id from customers.shopper where customer_id is null;

-- Published: customers who have not been erased.
create view customers.known_customer as select id from customers.customer where erased_at is null;

-- Published: customers as companies and staff know them.
create view customers.customer_record as
  select
    id, account_type, name, first_name, last_name, full_name_en, full_name_ar, email, email_verified, phone,
    phone_verified, city, locale, created_at, disabled_at, disabled_reason, erased_at
  from customers.customer;
