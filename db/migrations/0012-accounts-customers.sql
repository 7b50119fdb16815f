-- Accounts. Who fills a cart is a shopper: a browser without an account, or a customer on any device.

create table accounts.customer (
  id integer generated always as identity primary key,
  -- As shown in greetings and mails.
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
-- A browser's shopper whose owner has signed in. Whoever still comes with its cookie a moment later means the other one.
alter table accounts.shopper add column merged_into integer references accounts.shopper;
alter table accounts.shopper add column merged_at timestamptz;
alter table accounts.shopper add constraint shopper_merged_at check ((merged_into is null) = (merged_at is null));

-- Published: shoppers without an account.
create view accounts.guest_shopper as
  select id from accounts.shopper where customer_id is null;

-- What a customer signs in with.
create table accounts.credential (
  customer_id integer primary key references accounts.customer,
  -- Argon2id in its usual notation.
  password_hash text not null,
  changed_at timestamptz not null default now()
);

-- A browser or program that is signed in.
create table accounts.session (
  id integer generated always as identity primary key,
  customer_id integer not null references accounts.customer,
  -- SHA-256 of the cookie's secret; null: a token for programs, which works by itself.
  cookie_hash bytea unique check (length(cookie_hash) = 32),
  token_hash bytea not null unique check (length(token_hash) = 32),
  -- What a program is called; browsers say what they are.
  name text check (length(name) between 1 and 60),
  address text,
  agent text check (length(agent) <= 300),
  signed_in_at timestamptz not null default now(),
  last_seen_at timestamptz not null default now(),
  expires_at timestamptz not null,
  check ((cookie_hash is null) = (name is not null))
);
create index session_customer on accounts.session (customer_id);
create index session_expires_at on accounts.session (expires_at);

-- Browsers in which a customer has signed in before: nobody is warned of them.
create table accounts.known_browser (
  customer_id integer not null references accounts.customer,
  -- SHA-256 of the secret in the browser's cookie.
  secret_hash bytea not null check (length(secret_hash) = 32),
  seen_at timestamptz not null default now(),
  primary key (customer_id, secret_hash)
);

-- Something waits for a code that was sent to an email or a phone.
create table accounts.verification (
  -- SHA-256 of the secret that goes back with the code.
  id_hash bytea primary key check (length(id_hash) = 32),
  purpose text not null check (purpose in ('registration', 'reset', 'email', 'phone')),
  -- Null: nobody's yet, or nobody's at all.
  customer_id integer references accounts.customer,
  channel text not null check (channel in ('email', 'phone')),
  target text not null,
  -- Keyed hash; null: no code was sent, none is right.
  code_hash bytea check (length(code_hash) = 32),
  attempts integer not null default 0,
  sent_at timestamptz not null default now(),
  code_ends_at timestamptz not null,
  data jsonb,
  expires_at timestamptz not null
);
create index verification_target on accounts.verification (target);
create index verification_customer on accounts.verification (customer_id);
create index verification_expires_at on accounts.verification (expires_at);
