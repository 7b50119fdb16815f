create schema staff;

-- Staff: people who run the shop. Nothing of theirs depends on customers.
create table staff.staff (
  -- Of their account.
  id integer primary key,
  realm text not null generated always as ('staff') stored,
  -- Lower case.
  email text not null unique check (email = lower(email) and length(email) <= 254),
  name text not null check (length(name) between 1 and 80),
  role text not null check (role in ('owner', 'catalogue', 'orders', 'content', 'support')),
  locale text not null default 'ar' check (locale in ('ar', 'en')),
  disabled_at timestamptz,
  last_seen_at timestamptz,
  created_at timestamptz not null default now(),
  foreign key (id, realm) references identity.account (id, realm)
);

-- A link that sets a password, once.
create table staff.invitation (
  staff_id integer primary key references staff.staff,
  -- SHA-256 of 256 random bits; the secret itself is only in the link.
  secret_hash bytea not null unique check (length(secret_hash) = 32),
  expires_at timestamptz not null
);

-- What staff changed. Rows are only ever added.
create table staff.audit_entry (
  id bigint generated always as identity primary key,
  at timestamptz not null default now(),
  -- Null: the shop's own command line.
  staff_id integer references staff.staff,
  action text not null check (action ~ '^[a-z-]+\.[a-z-]+$'),
  target text not null check (length(target) between 1 and 120),
  before jsonb,
  after jsonb,
  address text
);
create index audit_entry_staff on staff.audit_entry (staff_id, id desc);
create index audit_entry_target on staff.audit_entry (target, id desc);
create index audit_entry_action on staff.audit_entry (action, id desc);

-- Lists as members of staff like to see them: filters and order under a name.
create table staff.saved_view (
  id integer generated always as identity primary key,
  staff_id integer not null references staff.staff on delete cascade,
  -- Of the back office: orders, products.
  list text not null check (list ~ '^[a-z-]{1,40}$'),
  name text not null check (length(name) between 1 and 60),
  -- The query of the list's address.
  search text not null check (length(search) <= 1000),
  unique (staff_id, list, name)
);

create function staff.refuse_audit_change() returns trigger language plpgsql as $$
begin
  raise exception 'entries of the audit log are never changed';
end $$;
create trigger audit_entry_stays before update or delete or truncate on staff.audit_entry
  for each statement execute function staff.refuse_audit_change();

-- Published: what the people are called who did something, also of those who have left.
create view staff.member_name as select id, name from staff.staff;
