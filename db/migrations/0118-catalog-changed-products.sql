-- What a list says of these products may have changed: written with the change itself, by whatever made it. Each row has
-- the transaction it came with, so that a reader can ask for what has become visible since it last looked.
create table catalog.product_change (
  id bigint generated always as identity primary key,
  product_id integer not null,
  xid xid8 not null default pg_current_xact_id(),
  at timestamptz not null default now()
);
create index product_change_xid on catalog.product_change (xid);

-- Rows of transactions before this one may be forgotten. `edition` grows when everybody shall read everything anew.
create table catalog.change_horizon (
  is_only boolean primary key default true check (is_only),
  before xid8 not null default '0',
  edition integer not null default 0
);
insert into catalog.change_horizon default values;

create function catalog.note_changed_products() returns trigger language plpgsql as $$
begin
  insert into catalog.product_change (product_id) select distinct product_id from changed;
  return null;
end $$;

create function catalog.note_changed_variants() returns trigger language plpgsql as $$
begin
  insert into catalog.product_change (product_id)
    select distinct variant.product_id from changed join catalog.variant on variant.id = changed.variant_id;
  return null;
end $$;

create function catalog.note_changed_product() returns trigger language plpgsql as $$
begin
  insert into catalog.product_change (product_id) select id from changed;
  return null;
end $$;

create function catalog.note_changed_brand() returns trigger language plpgsql as $$
begin
  insert into catalog.product_change (product_id)
    select product.id from changed join catalog.product on product.brand_id = changed.id;
  return null;
end $$;

create trigger note_insert after insert on catalog.product referencing new table as changed
  for each statement execute function catalog.note_changed_product();
create trigger note_update after update on catalog.product referencing new table as changed
  for each statement execute function catalog.note_changed_product();
create trigger note_delete after delete on catalog.product referencing old table as changed
  for each statement execute function catalog.note_changed_product();
create trigger note_insert after insert on catalog.variant referencing new table as changed
  for each statement execute function catalog.note_changed_products();
create trigger note_update after update on catalog.variant referencing new table as changed
  for each statement execute function catalog.note_changed_products();
create trigger note_delete after delete on catalog.variant referencing old table as changed
  for each statement execute function catalog.note_changed_products();
create trigger note_insert after insert on catalog.fact referencing new table as changed
  for each statement execute function catalog.note_changed_products();
create trigger note_update after update on catalog.fact referencing new table as changed
  for each statement execute function catalog.note_changed_products();
create trigger note_delete after delete on catalog.fact referencing old table as changed
  for each statement execute function catalog.note_changed_products();
create trigger note_update after update on catalog.brand referencing new table as changed
  for each statement execute function catalog.note_changed_brand();

-- Published: products that have changed, by the transaction that changed them.
create view catalog.changed_product as select product_id, xid from catalog.product_change;

-- Published: from which transaction on the changes are kept.
create view catalog.kept_changes as select before, edition from catalog.change_horizon;

-- Published: products that customers see. New for 60 whole days, or as long as staff say so.
create or replace view catalog.listed_product as
  select
    product.id,
    product.category_id,
    product.brand_id,
    brand.code as brand_code,
    brand.name as brand_name,
    product.name,
    product.slug,
    product.summary,
    product.description,
    product.selling_points,
    product.care_notes,
    product.attributes,
    product.options,
    product.published_at,
    product.is_marked_new or product.published_at > now() - interval '61 days' as is_new,
    product.published_at + interval '61 days' as new_until
  from catalog.product
  join catalog.brand on brand.id = product.brand_id
  where product.published_at <= now();
