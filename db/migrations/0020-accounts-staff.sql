-- Staff: people who run the shop. Nothing of theirs hangs on customers.

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

create function accounts.refuse_audit_change() returns trigger language plpgsql as $$
begin
  raise exception 'entries of the audit log are never changed';
end $$;
create trigger audit_entry_stays before update or delete or truncate on accounts.audit_entry
  for each statement execute function accounts.refuse_audit_change();

-- Closed by staff: cannot sign in.
alter table accounts.customer add column disabled_at timestamptz;
alter table accounts.customer add column disabled_reason text check (length(disabled_reason) <= 300);
alter table accounts.customer add constraint customer_disabled_with_reason
  check (disabled_at is null or disabled_reason is not null);
