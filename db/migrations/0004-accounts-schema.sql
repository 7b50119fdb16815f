create schema accounts;

-- Customers

create table accounts.customer (
  id integer generated always as identity primary key,
  account_type text not null default 'person' check (account_type in ('person', 'company')),
  -- As shown in greetings and mails.
  name text not null,
  first_name text not null,
  last_name text not null,
  full_name_en text,
  full_name_ar text,
  gender text check (gender in ('male', 'female')),
  birth_date date,
  image text,
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
  two_factor_enabled boolean not null default false,
  created_at timestamptz not null default now(),
  updated_at timestamptz not null default now(),
  -- Closed by staff: cannot sign in.
  disabled_at timestamptz,
  disabled_reason text check (length(disabled_reason) <= 300),
  -- Erased on the customer's request: the row stays so that orders and invoices add up, the person is gone.
  erased_at timestamptz,
  check (erased_at is not null or email is not null or phone is not null),
  constraint customer_disabled_with_reason check (disabled_at is null or disabled_reason is not null)
);
create unique index customer_verified_phone on accounts.customer (phone) where phone_verified;

-- Whoever fills a cart: a browser without an account, or a customer on any device.
create table accounts.shopper (
  id integer generated always as identity primary key,
  -- SHA-256 of the cookie's secret; the secret itself is never stored.
  token_hash bytea unique check (length(token_hash) = 32),
  customer_id integer unique references accounts.customer,
  created_at timestamptz not null default now(),
  -- When a browser last did something here. Its cookie lives a year from then; whoever has none cannot come back.
  seen_at timestamptz not null default now(),
  -- A browser whose owner has signed in: requests that still carry its cookie mean the customer's shopper.
  merged_into integer references accounts.shopper,
  merged_at timestamptz,
  constraint shopper_is_browser_or_customer check ((token_hash is null) <> (customer_id is null)),
  constraint shopper_merged_at check ((merged_into is null) = (merged_at is null))
);
create index shopper_unseen on accounts.shopper (seen_at) where customer_id is null;
create index shopper_merged_into on accounts.shopper (merged_into) where merged_into is not null;

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

-- Consents to the newsletter: every yes and every no, with the text that was on the page. The last one counts.
create table accounts.newsletter_consent (
  id integer generated always as identity primary key,
  customer_id integer not null references accounts.customer,
  is_given boolean not null,
  text_version text not null check (length(text_version) <= 20),
  source text not null check (source in ('registration', 'account', 'link', 'erasure')),
  at timestamptz not null default now()
);
create index newsletter_consent_customer on accounts.newsletter_consent (customer_id, id);

-- How customers sign in

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

-- Second factor of customers: codes of an authenticator app, backup codes, browsers that need none for a while

create table accounts.two_factor (
  customer_id integer primary key references accounts.customer,
  -- Sealed with the shop's secret.
  secret bytea not null,
  -- Null: not in force until a code of it came back.
  confirmed_at timestamptz,
  -- The last time step whose code was accepted: a code works once.
  last_step bigint not null default 0,
  created_at timestamptz not null default now()
);

create table accounts.backup_code (
  customer_id integer not null references accounts.customer,
  -- Keyed hash; the row goes when the code is used.
  code_hash bytea not null check (length(code_hash) = 32),
  primary key (customer_id, code_hash)
);

-- The password was right, the second factor is missing.
create table accounts.challenge (
  -- SHA-256 of the secret that goes back with the code.
  secret_hash bytea primary key check (length(secret_hash) = 32),
  customer_id integer not null references accounts.customer,
  expires_at timestamptz not null
);
create index challenge_customer on accounts.challenge (customer_id);
create index challenge_expires_at on accounts.challenge (expires_at);

create table accounts.trusted_browser (
  customer_id integer not null references accounts.customer,
  -- SHA-256 of the secret by which the browser is known.
  secret_hash bytea not null check (length(secret_hash) = 32),
  expires_at timestamptz not null,
  primary key (customer_id, secret_hash)
);
create index trusted_browser_expires_at on accounts.trusted_browser (expires_at);

-- Companies: several customers who buy under one name and tax number

create table accounts.company (
  id integer generated always as identity primary key,
  name_en text,
  name_ar text,
  website text,
  phone_number text,
  mail_box text,
  fax text,
  -- E.164
  responsible_mobile text check (responsible_mobile ~ '^\+20\d{10}$'),
  tax_number text,
  review text not null default 'waiting' check (review in ('waiting', 'approved', 'declined')),
  -- What staff wrote to the company when they decided.
  review_note text,
  reviewed_at timestamptz,
  -- A price list of pricing, which stands above: no foreign key. Null: the shop's prices.
  price_list_id integer,
  -- Orders of buyers wait for an approver.
  needs_approval boolean not null default false,
  created_at timestamptz not null default now(),
  -- Its only member was erased: the row stays for orders and invoices, its data is gone.
  erased_at timestamptz,
  check (erased_at is not null or (name_en is not null and name_ar is not null)),
  check ((review = 'waiting') = (reviewed_at is null))
);
create index company_review on accounts.company (review, created_at);

-- A customer belongs to one company at most. Whoever changes members locks the company's row first.
create table accounts.company_member (
  customer_id integer primary key references accounts.customer,
  company_id integer not null references accounts.company,
  role text not null check (role in ('buyer', 'approver')),
  joined_at timestamptz not null default now()
);
create index company_member_company on accounts.company_member (company_id);

-- Open invitations; one that was accepted or withdrawn is deleted.
create table accounts.company_invitation (
  id integer generated always as identity primary key,
  company_id integer not null references accounts.company on delete cascade,
  -- Lower case.
  email text not null check (email = lower(email) and length(email) <= 254),
  role text not null check (role in ('buyer', 'approver')),
  -- SHA-256 of 256 random bits; the secret itself is only in the mail.
  secret_hash bytea not null unique check (length(secret_hash) = 32),
  created_at timestamptz not null default now(),
  expires_at timestamptz not null,
  unique (company_id, email)
);
create index company_invitation_email on accounts.company_invitation (email);

-- Staff: people who run the shop. Nothing of theirs depends on customers.

create table accounts.staff (
  id integer generated always as identity primary key,
  -- Lower case.
  email text not null unique check (email = lower(email) and length(email) <= 254),
  name text not null check (length(name) between 1 and 80),
  role text not null check (role in ('owner', 'catalogue', 'orders', 'content', 'support')),
  locale text not null default 'ar' check (locale in ('ar', 'en')),
  -- Null until the invitation is accepted.
  password_hash text,
  -- Sealed with the shop's secret; in force once confirmed.
  two_factor_secret bytea,
  two_factor_at timestamptz,
  -- The last time step that was used: a code works once.
  two_factor_step bigint not null default 0,
  disabled_at timestamptz,
  last_seen_at timestamptz,
  created_at timestamptz not null default now(),
  check (two_factor_at is null or two_factor_secret is not null)
);

-- A link that sets a password, once.
create table accounts.staff_invitation (
  staff_id integer primary key references accounts.staff,
  -- SHA-256 of 256 random bits; the secret itself is only in the link.
  secret_hash bytea not null unique check (length(secret_hash) = 32),
  expires_at timestamptz not null
);

create table accounts.staff_backup_code (
  staff_id integer not null references accounts.staff,
  code_hash bytea not null check (length(code_hash) = 32),
  primary key (staff_id, code_hash)
);

-- The password was right, the second factor is missing.
create table accounts.staff_challenge (
  secret_hash bytea primary key check (length(secret_hash) = 32),
  staff_id integer not null references accounts.staff,
  expires_at timestamptz not null
);
create index staff_challenge_expires_at on accounts.staff_challenge (expires_at);

create table accounts.staff_session (
  id integer generated always as identity primary key,
  staff_id integer not null references accounts.staff,
  -- SHA-256 of the cookie and of the token; both are needed.
  cookie_hash bytea not null unique check (length(cookie_hash) = 32),
  token_hash bytea not null check (length(token_hash) = 32),
  created_at timestamptz not null default now(),
  last_seen_at timestamptz not null default now(),
  address text,
  agent text check (length(agent) <= 300)
);
create index staff_session_staff on accounts.staff_session (staff_id);

-- What staff changed. Rows are only ever added.
create table accounts.audit_entry (
  id bigint generated always as identity primary key,
  at timestamptz not null default now(),
  -- Null: the shop's own command line.
  staff_id integer references accounts.staff,
  action text not null check (action ~ '^[a-z-]+\.[a-z-]+$'),
  target text not null check (length(target) between 1 and 120),
  before jsonb,
  after jsonb,
  address text
);
create index audit_entry_staff on accounts.audit_entry (staff_id, id desc);
create index audit_entry_target on accounts.audit_entry (target, id desc);
create index audit_entry_action on accounts.audit_entry (action, id desc);

-- Logs stay as they were written

create function accounts.newsletter_consent_stays() returns trigger language plpgsql as $$
begin
  raise exception 'consents are a log: add a row';
end
$$;
create trigger newsletter_consent_stays before update or delete on accounts.newsletter_consent
  for each row execute function accounts.newsletter_consent_stays();

create function accounts.refuse_audit_change() returns trigger language plpgsql as $$
begin
  raise exception 'entries of the audit log are never changed';
end $$;
create trigger audit_entry_stays before update or delete or truncate on accounts.audit_entry
  for each statement execute function accounts.refuse_audit_change();

-- Published: shoppers without an account.
create view accounts.guest_shopper as
  select id from accounts.shopper where customer_id is null;

-- Published: customers who have not been erased.
create view accounts.known_customer as select id from accounts.customer where erased_at is null;

-- Published: on which terms a shopper buys. Company terms apply once staff have approved the company.
create view accounts.shopper_terms as
  select shopper.id as shopper_id, company.id as company_id, company.price_list_id
  from accounts.shopper
  join accounts.company_member as member on member.customer_id = shopper.customer_id
  join accounts.company on company.id = member.company_id and company.review = 'approved';

-- Published: who approves for which company, by shopper.
create view accounts.company_approver as
  select shopper.id as shopper_id, member.company_id
  from accounts.shopper
  join accounts.company_member as member on member.customer_id = shopper.customer_id
  where member.role = 'approver';

-- Published: the company for which a shopper buys, for documents.
create view accounts.buying_company as
  select shopper.id as shopper_id, company.name_ar, company.name_en, company.tax_number
  from accounts.shopper
  join accounts.company_member as member on member.customer_id = shopper.customer_id
  join accounts.company on company.id = member.company_id;
