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

-- How the sign-in began that waits for its second factor.
alter table identity.challenge add column method text not null default 'password'
  check (method in ('password', 'code'));
