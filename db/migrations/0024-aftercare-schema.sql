create schema aftercare;

-- Orders whose customers were asked for ratings, or are about to be: each once.
create table aftercare.request (
  order_id integer primary key references orders.order on delete cascade,
  asked_at timestamptz not null default now()
);
