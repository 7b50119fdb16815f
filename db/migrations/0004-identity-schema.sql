create schema identity;

-- Accounts: what customers and staff sign in to. Whoever an account belongs to has a row with the same id in the module
-- of its realm. Rows below name the realm where mixing the two up would let somebody in; the key proves that it is right.

create table identity.account (
  id integer generated always as identity primary key,
  realm text not null check (realm in ('customer', 'staff')),
  -- Argon2id in its usual notation. Null: nobody can sign in with a password (invited, erased).
  password_hash text,
  unique (id, realm)
);

-- A browser or program that is signed in.
create table identity.session (
  id integer generated always as identity primary key,
  account_id integer not null,
  realm text not null,
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
  foreign key (account_id, realm) references identity.account (id, realm),
  check ((cookie_hash is null) = (name is not null)),
  constraint session_programs_are_customers check (cookie_hash is not null or realm = 'customer')
);
create index session_account on identity.session (account_id);
create index session_expires_at on identity.session (expires_at);

-- Browsers in which an account was signed in to before: nobody is warned of them.
create table identity.known_browser (
  account_id integer not null references identity.account,
  -- SHA-256 of the secret in the browser's cookie.
  secret_hash bytea not null check (length(secret_hash) = 32),
  seen_at timestamptz not null default now(),
  -- Until then it is not asked for the second factor.
  trusted_until timestamptz,
  primary key (account_id, secret_hash)
);

-- Something waits for a code that was sent to an email or a phone.
create table identity.verification (
  -- SHA-256 of the secret that goes back with the code.
  id_hash bytea primary key check (length(id_hash) = 32),
  purpose text not null check (purpose in ('registration', 'reset', 'email', 'phone')),
  -- Null: nobody's yet, or nobody's at all.
  account_id integer references identity.account,
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
create index verification_target on identity.verification (target);
create index verification_account on identity.verification (account_id);
create index verification_expires_at on identity.verification (expires_at);

-- Second factor: codes of an authenticator app, and backup codes

create table identity.second_factor (
  account_id integer primary key references identity.account,
  -- Sealed with the shop's secret.
  secret bytea not null,
  -- Null: not in force until a code of it came back.
  confirmed_at timestamptz,
  -- The last time step whose code was accepted: a code works once.
  last_step bigint not null default 0,
  created_at timestamptz not null default now()
);

create table identity.backup_code (
  account_id integer not null references identity.account,
  -- Keyed hash; the row goes when the code is used.
  code_hash bytea not null check (length(code_hash) = 32),
  primary key (account_id, code_hash)
);

-- The password was right, the second factor is missing.
create table identity.challenge (
  -- SHA-256 of the secret that goes back with the code.
  secret_hash bytea primary key check (length(secret_hash) = 32),
  account_id integer not null,
  realm text not null,
  expires_at timestamptz not null,
  foreign key (account_id, realm) references identity.account (id, realm)
);
create index challenge_account on identity.challenge (account_id);
create index challenge_expires_at on identity.challenge (expires_at);

-- Published: how an account can be signed in to.
create view identity.account_state as
  select
    account.id,
    account.realm,
    account.password_hash is not null as has_password,
    exists (
      select from identity.second_factor as factor
      where factor.account_id = account.id and factor.confirmed_at is not null
    ) as has_second_factor
  from identity.account;
