create schema catalog;

create table catalog.attribute (
  code text primary key check (code ~ '^[a-z][a-z0-9_]{0,39}$'),
  kind text not null check (kind in ('number', 'integer', 'enum', 'multi', 'boolean', 'range', 'text')),
  unit text,
  name platform.bilingual not null,
  explanation platform.bilingual,
  group_code text not null check (group_code in ('light', 'electric', 'size', 'body', 'fitting', 'general')),
  is_facet boolean not null,
  is_comparable boolean not null,
  position integer not null,
  -- The order of filters: below 10 before the price, from 10 on after it, 30 the stock, 40 what the cards of the
  -- category show, 50 the brand. Null: technical, at the end, as a specification lists them.
  facet_position integer check (facet_position > 0),
  -- What a number may be. Null: anything.
  minimum double precision,
  maximum double precision,
  check (minimum <= maximum)
);

create table catalog.attribute_value (
  attribute_code text not null references catalog.attribute on delete cascade,
  code text not null check (code ~ '^[a-z0-9][a-z0-9._-]{0,39}$'),
  name platform.bilingual not null,
  swatch text check (swatch ~ '^#[0-9a-f]{6}$'),
  position integer not null,
  -- "Depends on the lamp": a product with this value is found under every value of the attribute.
  fits_any boolean not null default false,
  primary key (attribute_code, code)
);

create table catalog.brand (
  id integer generated always as identity primary key,
  code text not null unique check (length(code) <= 60),
  name platform.bilingual not null,
  description platform.bilingual not null
);

create table catalog.category (
  id integer generated always as identity primary key,
  code text not null unique check (length(code) <= 60),
  parent_id integer references catalog.category,
  type text not null default 'B2C' check (type in ('B2C')),
  name platform.bilingual not null,
  slug platform.bilingual not null,
  description platform.bilingual not null,
  -- Attribute codes shown on a card; empty: the parent's.
  key_facts text[] not null default '{}',
  asset_id integer references media.asset,
  position integer not null,
  is_active boolean not null default true,
  -- Attribute codes that products of a category are asked for, in order; empty: the parent's.
  attributes text[] not null default '{}',
  check (parent_id <> id)
);
create index category_parent on catalog.category (parent_id);

create table catalog.product (
  id integer generated always as identity primary key,
  code text not null unique check (length(code) <= 80),
  category_id integer not null references catalog.category,
  brand_id integer not null references catalog.brand,
  name platform.bilingual not null,
  slug platform.bilingual not null,
  summary platform.bilingual not null,
  description platform.bilingual not null,
  -- A list of bilingual texts.
  selling_points jsonb not null default '[]' check (jsonb_typeof(selling_points) = 'array'),
  care_notes platform.bilingual,
  -- Facts by attribute code; checked against the attributes by the command that writes them.
  attributes jsonb not null default '{}' check (jsonb_typeof(attributes) = 'object'),
  -- Attribute codes the customer chooses from, in order.
  options text[] not null default '{}' check (cardinality(options) <= 3),
  published_at timestamptz,
  is_marked_new boolean not null default false,
  created_at timestamptz not null default now(),
  -- Permanently out of the range; the row stays for its orders. Archived products are not published.
  archived_at timestamptz,
  -- Something that customers read is not written in a language yet.
  lacks_ar boolean not null generated always as (
    btrim(name ->> 'ar') = '' or btrim(summary ->> 'ar') = '' or btrim(description ->> 'ar') = ''
    or jsonb_path_exists(selling_points, '$[*].ar ? (@ == "")')
  ) stored,
  lacks_en boolean not null generated always as (
    btrim(name ->> 'en') = '' or btrim(summary ->> 'en') = '' or btrim(description ->> 'en') = ''
    or jsonb_path_exists(selling_points, '$[*].en ? (@ == "")')
  ) stored,
  check (archived_at is null or published_at is null)
);
create index product_published on catalog.product (published_at desc, id desc);
create index product_attributes on catalog.product using gin (attributes jsonb_path_ops);
create index product_lacks_ar on catalog.product (id) where lacks_ar;
create index product_lacks_en on catalog.product (id) where lacks_en;
-- What the list of staff is filtered and ordered by.
create index product_state on catalog.product (archived_at, published_at, id);
create index product_code on catalog.product using gin (code gin_trgm_ops);
-- All that is not archived, by what the back office lists it by: counted and put in order without reading the products.
create index product_kept on catalog.product (id) where archived_at is null;
create index product_of_brand on catalog.product (brand_id, id) include (archived_at);
-- A category's newest products, among which a product's page looks for what is like it.
create index product_of_category on catalog.product (category_id, published_at desc, id desc)
  include (brand_id, archived_at);
-- The back office's orders by name and code, with what its lists ask beside them: the page is found without the products.
create index product_by_name_ar on catalog.product ((left(name ->> 'ar', 60)), id)
  include (name, published_at, category_id, brand_id) where archived_at is null;
create index product_by_name_en on catalog.product ((left(name ->> 'en', 60)), id)
  include (name, published_at, category_id, brand_id) where archived_at is null;
create index product_by_code on catalog.product (code)
  include (id, published_at, category_id, brand_id) where archived_at is null;

create table catalog.variant (
  id integer generated always as identity primary key,
  product_id integer not null references catalog.product on delete cascade,
  sku text not null unique check (sku ~ '^[A-Z0-9][A-Z0-9./-]{1,39}$'),
  -- Value code (text) by option code.
  options jsonb not null default '{}' check (jsonb_typeof(options) = 'object'),
  -- Facts that differ from the product's, option values included.
  attributes jsonb not null default '{}' check (jsonb_typeof(attributes) = 'object'),
  position integer not null,
  is_active boolean not null default true,
  -- Deferrable: variants of a product may change places in one statement.
  constraint variant_choice unique (product_id, options) deferrable initially immediate
);
create index variant_product on catalog.variant (product_id, position);
create index variant_sku on catalog.variant using gin (sku gin_trgm_ops);
-- SKUs as people type them, without separators, also by their beginning.
create index variant_bare_sku on catalog.variant (translate(sku, './-', '') collate "C");

create table catalog.picture (
  id integer generated always as identity primary key,
  product_id integer not null references catalog.product on delete cascade,
  -- Null: shows every variant.
  variant_id integer references catalog.variant on delete cascade,
  asset_id integer not null references media.asset,
  role text not null check (role in ('hero', 'night', 'detail', 'room', 'dimensions')),
  alt platform.bilingual not null,
  position integer not null,
  -- What must stay in sight where a picture is cut: percent from the left and from above. Null: its middle.
  focus_x smallint check (focus_x between 0 and 100),
  focus_y smallint check (focus_y between 0 and 100),
  check ((focus_x is null) = (focus_y is null))
);
create index picture_product on catalog.picture (product_id, position);
create index picture_variant on catalog.picture (variant_id);

-- Facts of a product over its active variants, one row a value: what facets count and ranges span.
-- Written together with the product. Texts are not in it.
create table catalog.fact (
  product_id integer not null references catalog.product on delete cascade,
  attribute_code text not null references catalog.attribute on delete cascade,
  -- Value code of an enum or multi, true or false of a boolean.
  value text check (length(value) <= 40),
  -- Ends of a range; equal for a number.
  low double precision,
  high double precision,
  check (num_nonnulls(value, low) = 1 and (low is null) = (high is null) and high >= low),
  unique nulls not distinct (product_id, attribute_code, value, low, high)
);
create index fact_value on catalog.fact (attribute_code, value, product_id);

create table catalog.document (
  id integer generated always as identity primary key,
  product_id integer not null references catalog.product on delete cascade,
  -- Null: about every variant.
  variant_id integer references catalog.variant on delete cascade,
  document_id integer not null references media.document,
  role text not null check (role in ('data-sheet', 'instructions', 'certificate', 'photometry', 'model')),
  title platform.bilingual not null,
  position integer not null
);
create index document_product on catalog.document (product_id, position);
create index document_variant on catalog.document (variant_id);

-- What a list says of these products may have changed: written with the change itself, by whatever made it. Each row has
-- the transaction it came with, so that a reader can ask for what has become visible since it last looked.
create table catalog.product_change (
  id bigint generated always as identity primary key,
  product_id integer not null,
  xid xid8 not null default pg_current_xact_id(),
  at timestamptz not null default now()
);
create index product_change_xid on catalog.product_change (xid);

-- Rows of transactions before this one may be deleted. `edition` grows when all processes shall read everything again.
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
-- The back office lists what has no picture, which is kept with what the shop's lists ask.
create trigger note_insert after insert on catalog.picture referencing new table as changed
  for each statement execute function catalog.note_changed_products();
create trigger note_update after update on catalog.picture referencing new table as changed
  for each statement execute function catalog.note_changed_products();
create trigger note_delete after delete on catalog.picture referencing old table as changed
  for each statement execute function catalog.note_changed_products();

-- Published: products that customers see. New for 60 whole days, or as long as staff say so.
create view catalog.listed_product as
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

-- Published: variants on sale, also of products that are not published.
create view catalog.listed_variant as
  select id, product_id, sku, options, attributes, position from catalog.variant where is_active;

-- Published: pictures of products with their files.
create view catalog.listed_picture as
  select
    picture.product_id,
    picture.variant_id,
    picture.role,
    picture.alt,
    picture.position,
    source.src,
    source.width,
    source.height,
    -- In percent from the left and from the top; null: the middle.
    case when picture.focus_x is not null
      then json_build_object('x', picture.focus_x, 'y', picture.focus_y) end as focus
  from catalog.picture
  join media.picture_source as source on source.asset_id = picture.asset_id;

-- Published: facts to filter by.
create view catalog.listed_fact as
  select product_id, attribute_code, value, low, high from catalog.fact;

-- Published: every category a product stands under, its own and those above it.
create view catalog.listed_category as
  with recursive above as (
    select id as category_id, id as ancestor_id, parent_id from catalog.category
    union all
    select above.category_id, parent.id, parent.parent_id
    from above join catalog.category as parent on parent.id = above.parent_id
  )
  select product.id as product_id, above.ancestor_id as category_id
  from catalog.product join above on above.category_id = product.category_id;

-- Published: every product with its state, also what customers do not see.
create view catalog.kept_product as
  select
    id,
    code,
    category_id,
    brand_id,
    name,
    lacks_ar,
    lacks_en,
    published_at,
    archived_at,
    created_at
  from catalog.product;

-- Published: every variant, also those that are not on sale any more.
create view catalog.kept_variant as
  select id, product_id, sku, options, attributes, position, is_active from catalog.variant;

-- Published: the names of brands.
create view catalog.kept_brand as
  select id, code, name from catalog.brand;

-- Published: every category, also those that are not shown.
create view catalog.kept_category as
  select id, code, parent_id, name from catalog.category;

-- Published: documents of products with their files.
create view catalog.listed_document as
  select
    document.product_id,
    document.variant_id,
    document.role,
    document.title,
    document.position,
    source.src,
    source.kind,
    source.bytes
  from catalog.document
  join media.document_source as source on source.document_id = document.document_id;

-- Published: products that have changed, by the transaction that changed them.
create view catalog.changed_product as select product_id, xid from catalog.product_change;

-- Published: from which transaction on the changes are kept.
create view catalog.kept_changes as select before, edition from catalog.change_horizon;

-- What carts, lists and orders say of a variant, one row each. Options become text in TypeScript.
create view catalog.variant_description as
select variant.id as variant_id, variant.product_id, variant.sku, product.name, product.slug,
  variant.is_active and product.published_at <= now() as is_listed,
  (
    select json_agg(json_build_object(
      'code', attribute.code, 'value', variant.options ->> attribute.code, 'kind', attribute.kind, 'unit', attribute.unit,
      'values', coalesce((
        select json_agg(json_build_object('code', value.code, 'name', value.name))
        from catalog.attribute_value as value
        where value.attribute_code = attribute.code and value.code = variant.options ->> attribute.code
      ), '[]')
    ) order by array_position(product.options, attribute.code))
    from catalog.attribute where attribute.code = any (product.options)
  ) as options,
  -- Codes of the category and its ancestors.
  array(
    with recursive line as (
      select parent_id, code from catalog.category where id = product.category_id
      union all
      select above.parent_id, above.code from line join catalog.category as above on above.id = line.parent_id
    )
    select code from line
  ) as categories,
  (
    select json_strip_nulls(json_build_object('src', src, 'width', width, 'height', height, 'alt', alt, 'focus', focus))
    from catalog.listed_picture as shown
    where shown.product_id = product.id and coalesce(shown.variant_id, variant.id) = variant.id
    order by shown.role <> 'hero', shown.variant_id is null, shown.position limit 1
  ) as picture
from catalog.variant join catalog.product on product.id = variant.product_id;
