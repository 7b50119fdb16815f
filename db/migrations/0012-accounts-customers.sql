-- Accounts. Who fills a cart is a shopper: a browser without an account, or a customer on any device.

-- The tables of the sign-in library carry its columns; what is the shop's own stands below each.
create table accounts.customer (
  id integer generated always as identity primary key,
  -- As shown in greetings and mails; kept by the sign-in library.
  name text not null,
  -- Lower case.
  email text unique check (email = lower(email) and length(email) <= 254),
  email_verified boolean not null default false,
  image text,
  -- E.164. Several accounts may claim a number, one may have proved it.
  phone text check (phone ~ '^\+20\d{10}$'),
  phone_verified boolean not null default false,
  two_factor_enabled boolean not null default false,
  created_at timestamptz not null default now(),
  updated_at timestamptz not null default now(),

  account_type text not null default 'person' check (account_type in ('person', 'company')),
  first_name text not null,
  last_name text not null,
  full_name_en text,
  full_name_ar text,
  gender text check (gender in ('male', 'female')),
  birth_date date,
  -- Where somebody lives, as registered. Deliveries go to the addresses of the address book.
  address text,
  city text,
  place text,
  -- Language of mails.
  locale text not null default 'ar' check (locale in ('ar', 'en')),
  -- Erased at the customer's wish: the row stays so that orders and invoices add up, the person is gone.
  erased_at timestamptz,
  check (erased_at is not null or email is not null or phone is not null)
);
create unique index customer_verified_phone on accounts.customer (phone) where phone_verified;

alter table accounts.guest rename to shopper;
alter table accounts.shopper alter column token_hash drop not null;
alter table accounts.shopper add column customer_id integer unique references accounts.customer;
alter table accounts.shopper add constraint shopper_is_browser_or_customer
  check ((token_hash is null) <> (customer_id is null));
