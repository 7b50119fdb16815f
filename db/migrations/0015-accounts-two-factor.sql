-- The second factor of customers: codes of an authenticator app, backup codes, browsers that need none for a while.

create table accounts.two_factor (
  customer_id integer primary key references accounts.customer,
  -- Sealed with the shop's secret.
  secret bytea not null,
  -- Null: not in force until a code of it came back.
  confirmed_at timestamptz,
  -- The last time step whose code was taken: a code works once.
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
