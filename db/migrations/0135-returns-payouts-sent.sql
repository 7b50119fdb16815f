-- Money of a return that goes to an account by hand (part `payout`) has left: who sent it, when and with what reference.
create table returns.payout_sent (
  return_id integer primary key references returns.return,
  at timestamptz not null default now(),
  staff_id integer not null,
  -- What staff wrote; goes with the person.
  reference text check (length(reference) between 1 and 80)
);
