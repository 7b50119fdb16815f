-- Companies: several customers who buy under one name and tax number.

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

-- A customer belongs to one company at most. Who changes members locks the company's row first.
create table accounts.company_member (
  customer_id integer primary key references accounts.customer,
  company_id integer not null references accounts.company,
  role text not null check (role in ('buyer', 'approver')),
  joined_at timestamptz not null default now()
);
create index company_member_company on accounts.company_member (company_id);

-- Open invitations; one that was accepted or taken back is deleted.
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
