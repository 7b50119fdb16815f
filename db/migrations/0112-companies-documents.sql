-- Papers of a company, cleaned; of each kind the last one that was sent. In the database, so that they go with the company.
create table companies.document (
  company_id integer not null references companies.company on delete cascade,
  kind text not null check (kind in ('tax-card', 'commercial-register', 'other')),
  file_kind text not null check (file_kind in ('webp', 'pdf')),
  bytes bytea storage external not null check (length(bytes) <= 8388608),
  sent_at timestamptz not null default now(),
  primary key (company_id, kind)
);

-- Which paper staff want to see before they decide, and their words to it. It is answered by the paper.
alter table companies.company
  add column asked_kind text check (asked_kind in ('tax-card', 'commercial-register', 'other')),
  add column asked_note text check (length(asked_note) <= 500),
  add check ((asked_kind is null) = (asked_note is null));
