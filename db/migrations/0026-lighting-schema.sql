create schema lighting;

-- What a customer keeps of the room planner.
create table lighting.saved_plan (
  id integer generated always as identity primary key,
  customer_id integer not null references customers.customer,
  name text not null check (length(name) between 1 and 60),
  -- The query of the planner's address.
  plan text not null check (length(plan) <= 4000),
  saved_at timestamptz not null default clock_timestamp()
);
create index saved_plan_customer on lighting.saved_plan (customer_id);
