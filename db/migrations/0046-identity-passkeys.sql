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
