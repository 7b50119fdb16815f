create schema lists;

-- What a customer puts together for a project: variants with quantities, under a name.
create table lists.list (
  id integer generated always as identity primary key,
  customer_id integer not null references customers.customer,
  name text not null check (length(name) between 1 and 60),
  -- 256 random bits; whoever has the link with it sees the goods. Null: not shared.
  share_key text unique check (length(share_key) = 43),
  changed_at timestamptz not null default clock_timestamp()
);
create index list_customer on lists.list (customer_id);

create table lists.item (
  list_id integer not null references lists.list on delete cascade,
  variant_id integer not null references catalog.variant on delete cascade,
  quantity integer not null check (quantity between 1 and 999),
  added_at timestamptz not null default clock_timestamp(),
  primary key (list_id, variant_id)
);
create index item_variant on lists.item (variant_id);
