create schema identity;

-- Accounts that customers and staff sign in to. The owner has a row with the same id in the module of the realm. Rows
-- below name the realm where a mix-up would let the wrong person in; the foreign key proves that it is right.
create table identity.account (
  id integer generated always as identity primary key,
  realm text not null check (realm in ('customer', 'staff')),
  -- Argon2id in its usual notation. Null: no sign-in with a password (invited, erased).
  password_hash text,
  unique (id, realm)
);

-- Browsers in which an account was signed in to before: no warning is sent for them.
create table identity.known_browser (
  account_id integer not null references identity.account,
  -- SHA-256 of the secret in the browser's cookie.
  secret_hash bytea not null check (length(secret_hash) = 32),
  seen_at timestamptz not null default now(),
  -- Until then it is not asked for the second factor.
  trusted_until timestamptz,
  id integer generated always as identity unique,
  primary key (account_id, secret_hash)
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
  -- The browser it was begun in: signing that one out ends what it was trusted with.
  browser_id integer references identity.known_browser (id) on delete set null,
  -- Last fresh proof of identity in this session, second factor included where there is one. Null: never.
  proved_at timestamptz,
  foreign key (account_id, realm) references identity.account (id, realm),
  check ((cookie_hash is null) = (name is not null)),
  constraint session_programs_are_customers check (cookie_hash is not null or realm = 'customer')
);
create index session_account on identity.session (account_id);
create index session_expires_at on identity.session (expires_at);
create index session_browser on identity.session (browser_id) where browser_id is not null;

-- Something waits for a code that was sent to an email or a phone.
create table identity.verification (
  -- SHA-256 of the secret that goes back with the code.
  id_hash bytea primary key check (length(id_hash) = 32),
  purpose text not null check (purpose in ('registration', 'reset', 'email', 'phone', 'proof', 'sign-in')),
  -- Null: no account yet, or none at all.
  account_id integer references identity.account,
  channel text not null check (channel in ('email', 'phone')),
  target text not null,
  -- Keyed hash; null: no code was sent, none is right.
  code_hash bytea check (length(code_hash) = 32),
  attempts integer not null default 0,
  sent_at timestamptz not null default now(),
  code_ends_at timestamptz not null,
  data jsonb,
  expires_at timestamptz not null,
  -- Of the browser that began it: SHA-256 of the secret in its cookie. Null: it is bound otherwise.
  browser_hash bytea check (length(browser_hash) = 32)
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
  -- How the sign-in began that waits for its second factor.
  method text not null default 'password' check (method in ('password', 'code')),
  foreign key (account_id, realm) references identity.account (id, realm)
);
create index challenge_account on identity.challenge (account_id);
create index challenge_expires_at on identity.challenge (expires_at);

-- Secrets of browsers that were replaced when they were used. Who shows one again holds a copy.
create table identity.spent_browser (
  account_id integer not null references identity.account,
  secret_hash bytea not null check (length(secret_hash) = 32),
  spent_at timestamptz not null default now(),
  primary key (account_id, secret_hash)
);
create index spent_browser_spent_at on identity.spent_browser (spent_at);

-- Who signed in to an account, for its owner to look through: 90 days.
create table identity.sign_in (
  id integer generated always as identity primary key,
  account_id integer not null references identity.account,
  at timestamptz not null default now(),
  method text not null check (method in ('registration', 'password', 'code', 'passkey')),
  agent text check (length(agent) <= 300),
  -- Shortened: not the address of a person.
  network text not null
);
create index sign_in_account on identity.sign_in (account_id, at);
create index sign_in_at on identity.sign_in (at);

-- Keys that browsers and phones keep, to sign in without a password.
create table identity.passkey (
  id integer generated always as identity primary key,
  account_id integer not null references identity.account,
  credential_id bytea not null unique check (octet_length(credential_id) between 1 and 1023),
  public_key bytea not null,
  -- Use count as the device tells it; devices that share a key always say 0.
  counter bigint not null check (counter >= 0),
  transports text[] not null default '{}',
  name text not null check (length(name) between 1 and 60),
  created_at timestamptz not null default now(),
  used_at timestamptz
);
create index passkey_account on identity.passkey (account_id);

-- What a passkey is to sign, once. A sign-in does not know yet whose it will be.
create table identity.passkey_challenge (
  challenge_hash bytea primary key,
  realm text not null check (realm in ('customer', 'staff')),
  session_id integer references identity.session on delete cascade,
  expires_at timestamptz not null
);
create index passkey_challenge_session on identity.passkey_challenge (session_id);
create index passkey_challenge_expiry on identity.passkey_challenge (expires_at);

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
