-- A session knows the browser it was begun in, so that signing that one out ends what it was trusted with.
alter table identity.known_browser add column id integer generated always as identity unique;
alter table identity.session add column browser_id integer references identity.known_browser (id) on delete set null;
create index session_browser on identity.session (browser_id) where browser_id is not null;

-- Secrets of browsers that were replaced when they were used. Who shows one again holds a copy.
create table identity.spent_browser (
  account_id integer not null references identity.account,
  secret_hash bytea not null check (length(secret_hash) = 32),
  spent_at timestamptz not null default now(),
  primary key (account_id, secret_hash)
);
create index spent_browser_spent_at on identity.spent_browser (spent_at);

-- When somebody in this session last proved who they are, second factor included where there is one. Null: not at all.
alter table identity.session add column proved_at timestamptz;
update identity.session set proved_at = signed_in_at where cookie_hash is not null;

-- Codes prove who somebody is in the middle of a session, and sign people in.
alter table identity.verification drop constraint verification_purpose_check;
alter table identity.verification add constraint verification_purpose_check
  check (purpose in ('registration', 'reset', 'email', 'phone', 'proof', 'sign-in'));
