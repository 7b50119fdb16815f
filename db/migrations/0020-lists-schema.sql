create schema lists;

-- What a customer puts together for a project: variants with quantities, under a name.
create table lists.list (
  id integer generated always as identity primary key,
  customer_id integer not null references customers.customer,
  name text not null check (length(name) between 1 and 60),
  changed_at timestamptz not null default clock_timestamp(),
  -- The link of a shared list is derived from the shop's secret, the list's id and this version; only its
  -- hash is stored.
  share_version integer not null default 0,
  -- Null: not shared.
  share_hash bytea,
  constraint list_share_hash_is_sha256 check (octet_length(share_hash) = 32)
);
create index list_customer on lists.list (customer_id);
create unique index list_share_hash on lists.list (share_hash);

create table lists.item (
  list_id integer not null references lists.list on delete cascade,
  variant_id integer not null references catalog.variant on delete cascade,
  quantity integer not null check (quantity between 1 and 999),
  added_at timestamptz not null default clock_timestamp(),
  primary key (list_id, variant_id)
);
create index item_variant on lists.item (variant_id);
