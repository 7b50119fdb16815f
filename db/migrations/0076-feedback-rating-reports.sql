-- Who asks staff to look at a published rating again: one line a network, by a keyed hash of it.
create table feedback.rating_report (
  rating_id integer not null references feedback.rating on update cascade on delete cascade,
  reporter bytea not null check (length(reporter) = 16),
  at timestamptz not null default now(),
  primary key (rating_id, reporter)
);
