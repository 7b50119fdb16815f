create schema spreadsheets;

-- A table that a member of staff has sent, for seven days.
create table spreadsheets.import (
  id integer generated always as identity primary key,
  kind text not null,
  file_name text not null check (length(file_name) <= 200),
  file bytea not null,
  state text not null default 'reading'
    check (state in ('reading', 'checking', 'checked', 'applying', 'applied', 'cancelled', 'failed')),
  -- Why it failed: { "column": "sku", "key": "heading-missing", "values": {} }
  problem jsonb check ((state = 'failed') = (problem is not null)),
  -- The first row, and what each of its columns means here; null: nothing.
  headings text[] not null default '{}',
  columns text[] not null default '{}',
  -- In a row in which the job has failed.
  failures smallint not null default 0,
  -- Who acts, and from where: who has sent it, then who has it applied.
  staff_id integer not null references staff.staff,
  address text not null,
  created_at timestamptz not null default now(),
  ended_at timestamptz,
  expires_at timestamptz not null default now() + interval '7 days'
);
create index import_expires on spreadsheets.import (expires_at);

create table spreadsheets.import_row (
  import_id integer not null references spreadsheets.import on delete cascade,
  line integer not null,
  cells text[] not null,
  -- Places of the cells that hold a formula.
  formulas smallint[] not null,
  -- What the row is about; null: that cannot be read.
  key text,
  -- Line of the first row that is about the same record: those are written together.
  first_line integer not null,
  -- Null: not checked yet.
  result text check (result in ('new', 'changed', 'unchanged', 'broken')),
  -- [{ "column": "sku", "key": "required", "values": {} }]
  faults jsonb not null default '[]',
  -- { "onHand": ["10", "12"] }
  changes jsonb not null default '{}',
  is_applied boolean not null default false,
  primary key (import_id, line)
);
create index import_row_unchecked on spreadsheets.import_row (import_id, first_line, line) where result is null;
create index import_row_unapplied on spreadsheets.import_row (import_id, first_line, line)
  where result in ('new', 'changed') and not is_applied;
