-- Networks that staff have shut out for a while.
create table platform.network_block (
  id integer primary key generated always as identity,
  network cidr not null unique,
  reason text not null check (length(reason) between 1 and 300),
  created_at timestamptz not null default now(),
  ends_at timestamptz not null check (ends_at > created_at)
);
