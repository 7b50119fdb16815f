create schema customers;

-- One mailbox has many spellings: what follows a plus is the owner's note, and Gmail reads over dots.
create function customers.folded_email(email text) returns text language sql immutable strict parallel safe return
  case when split_part(email, '@', 2) in ('gmail.com', 'googlemail.com')
    then replace(split_part(split_part(lower(email), '@', 1), '+', 1), '.', '') || '@gmail.com'
    else split_part(split_part(lower(email), '@', 1), '+', 1) || '@' || split_part(lower(email), '@', 2) end;

create table customers.customer (
  -- Of its account.
  id integer primary key,
  realm text not null generated always as ('customer') stored,
  account_type text not null default 'person' check (account_type in ('person', 'company')),
  -- As shown in greetings and emails.
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
  -- Home, as registered. Deliveries go to the addresses of the address book.
  address text,
  city text,
  place text,
  -- Language of emails.
  locale text not null default 'ar' check (locale in ('ar', 'en')),
  created_at timestamptz not null default now(),
  updated_at timestamptz not null default now(),
  -- Closed by staff: cannot sign in.
  disabled_at timestamptz,
  disabled_reason text check (length(disabled_reason) <= 300),
  -- Erased on the customer's request: the row stays so that orders and invoices add up, the person is gone.
  erased_at timestamptz,
  -- Two accounts of one person become one: the other one is closed, and says where it went.
  merged_into integer references customers.customer,
  foreign key (id, realm) references identity.account (id, realm),
  constraint customer_disabled_with_reason check (disabled_at is null or disabled_reason is not null),
  constraint customer_merged_elsewhere check (merged_into <> id),
  constraint customer_merged_is_closed check (merged_into is null or disabled_at is not null or erased_at is not null),
  constraint customer_is_reachable
    check (erased_at is not null or merged_into is not null or email is not null or phone is not null)
);
create unique index customer_verified_phone on customers.customer (phone) where phone_verified;
create index customer_merged_into on customers.customer (merged_into) where merged_into is not null;
create index customer_folded_email on customers.customer (customers.folded_email(email));
create index customer_phone on customers.customer (phone) where phone is not null;
-- Staff list companies among the customers, of which there are few.
create index customer_companies on customers.customer (id) where account_type = 'company' and erased_at is null;

-- Owner of a cart: a browser without an account, or a customer on any device.
create table customers.shopper (
  id integer generated always as identity primary key,
  -- SHA-256 of the cookie's secret; the secret itself is never stored.
  token_hash bytea unique check (length(token_hash) = 32),
  customer_id integer unique references customers.customer,
  created_at timestamptz not null default now(),
  -- When a browser last did something here. Its cookie lives a year from then; without it a guest cannot return.
  seen_at timestamptz not null default now(),
  -- A browser whose owner has signed in: requests that still carry its cookie mean the customer's shopper.
  merged_into integer references customers.shopper,
  merged_at timestamptz,
  -- A browser's first writes may run beside each other and make a guest each. The next request joins them: their cookies
  -- then mean the oldest of these guests.
  joined_to integer references customers.shopper on delete cascade,
  constraint shopper_is_browser_or_customer check ((token_hash is null) <> (customer_id is null)),
  constraint shopper_merged_at check ((merged_into is null) = (merged_at is null)),
  constraint shopper_joined_is_browser
    check (joined_to is null or (token_hash is not null and joined_to <> id))
);
create index shopper_unseen on customers.shopper (seen_at) where customer_id is null;
create index shopper_merged_into on customers.shopper (merged_into) where merged_into is not null;
create index shopper_joined_to on customers.shopper (joined_to) where joined_to is not null;

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

-- What customers have said about messages: absent is as contract/customers/message-topics.ts has it. The newsletter has
-- its log of consents.
create table customers.message_choice (
  customer_id integer not null references customers.customer on delete cascade,
  topic text not null check (topic in ('orders', 'ratings', 'alerts')),
  channel text not null check (channel in ('email', 'sms')),
  is_wanted boolean not null,
  changed_at timestamptz not null default now(),
  primary key (customer_id, topic, channel)
);

-- Topics of which a guest wants no more emails, by a keyed hash of their address, so that no address is kept for it.
create table customers.guest_refusal (
  recipient bytea not null check (length(recipient) = 16),
  topic text not null check (topic in ('ratings', 'alerts')),
  at timestamptz not null default now(),
  primary key (recipient, topic)
);

-- What staff find customers by, in lower case, without erased ones.
create table customers.customer_words (
  customer_id integer primary key references customers.customer on delete cascade,
  words text not null,
  phone text
);
create index customer_words_parts on customers.customer_words using gin (words gin_trgm_ops, phone gin_trgm_ops);

create function customers.newsletter_consent_stays() returns trigger language plpgsql as $$
begin
  raise exception 'consents are a log: add a row';
end
$$;
create trigger newsletter_consent_stays before update or delete on customers.newsletter_consent
  for each row execute function customers.newsletter_consent_stays();

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

-- Published: shoppers without an account.
create view customers.guest_shopper as
  select id from customers.shopper where customer_id is null;

-- Published: customers who have not been erased.
create view customers.known_customer as select id from customers.customer where erased_at is null;

-- Published: customers as companies and staff know them.
create view customers.customer_record as
  select
    id, account_type, name, first_name, last_name, full_name_en, full_name_ar, email, email_verified, phone,
    phone_verified, city, locale, created_at, disabled_at, disabled_reason, erased_at, merged_into
  from customers.customer;

-- Published: who is found by which words.
create view customers.customer_search as
  select customer_id, words, phone from customers.customer_words;
