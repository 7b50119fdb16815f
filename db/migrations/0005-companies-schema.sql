create schema companies;

-- Several customers who buy under one name and tax number.
create table companies.company (
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
  -- The paper that staff want to see before they decide, and their words to it, until it is sent.
  asked_kind text check (asked_kind in ('tax-card', 'commercial-register', 'other')),
  asked_note text check (length(asked_note) <= 500),
  check (erased_at is not null or (name_en is not null and name_ar is not null)),
  check ((review = 'waiting') = (reviewed_at is null)),
  check ((asked_kind is null) = (asked_note is null))
);
create index company_review on companies.company (review, created_at);

-- A customer belongs to one company at most. A change of members locks the company's row first.
create table companies.company_member (
  customer_id integer primary key references customers.customer,
  company_id integer not null references companies.company,
  role text not null check (role in ('buyer', 'approver')),
  joined_at timestamptz not null default now()
);
create index company_member_company on companies.company_member (company_id);

-- Open invitations; one that was accepted or withdrawn is deleted.
create table companies.company_invitation (
  id integer generated always as identity primary key,
  company_id integer not null references companies.company on delete cascade,
  -- Lower case.
  email text not null check (email = lower(email) and length(email) <= 254),
  role text not null check (role in ('buyer', 'approver')),
  -- SHA-256 of 256 random bits; the secret itself is only in the email.
  secret_hash bytea not null unique check (length(secret_hash) = 32),
  created_at timestamptz not null default now(),
  expires_at timestamptz not null,
  unique (company_id, email)
);
create index company_invitation_email on companies.company_invitation (email);

-- Papers of a company, cleaned; of each kind the last one that was sent. In the database, so that they go with the company.
create table companies.document (
  company_id integer not null references companies.company on delete cascade,
  kind text not null check (kind in ('tax-card', 'commercial-register', 'other')),
  file_kind text not null check (file_kind in ('webp', 'pdf')),
  bytes bytea storage external not null check (length(bytes) <= 8388608),
  sent_at timestamptz not null default now(),
  primary key (company_id, kind)
);

-- Published: on which terms a shopper buys. Company terms apply once staff have approved the company.
create view companies.shopper_terms as
  select shopper.id as shopper_id, company.id as company_id, company.price_list_id
  from customers.shopper
  join companies.company_member as member on member.customer_id = shopper.customer_id
  join companies.company on company.id = member.company_id and company.review = 'approved';

-- Published: who approves for which company, by shopper.
create view companies.company_approver as
  select shopper.id as shopper_id, member.company_id
  from customers.shopper
  join companies.company_member as member on member.customer_id = shopper.customer_id
  where member.role = 'approver';

-- Published: the company for which a shopper buys, for documents; an order knows its company by id.
create view companies.buying_company as
  select shopper.id as shopper_id, company.name_ar, company.name_en, company.tax_number, company.id as company_id
  from customers.shopper
  join companies.company_member as member on member.customer_id = shopper.customer_id
  join companies.company on company.id = member.company_id;

-- Published: which customer belongs to which company.
create view companies.membership as
  select member.customer_id, member.company_id, member.role, company.name_ar, company.name_en
  from companies.company_member as member
  join companies.company on company.id = member.company_id;
