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
  position integer not null
);

create table catalog.attribute_value (
  attribute_code text not null references catalog.attribute on delete cascade,
  code text not null check (code ~ '^[a-z0-9][a-z0-9._-]{0,39}$'),
  name platform.bilingual not null,
  swatch text check (swatch ~ '^#[0-9a-f]{6}$'),
  position integer not null,
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
  created_at timestamptz not null default now()
);
create index product_category on catalog.product (category_id);
create index product_brand on catalog.product (brand_id);
create index product_published on catalog.product (published_at desc, id desc);
create index product_attributes on catalog.product using gin (attributes jsonb_path_ops);

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
  unique (product_id, options)
);
create index variant_product on catalog.variant (product_id, position);

create table catalog.picture (
  id integer generated always as identity primary key,
  product_id integer not null references catalog.product on delete cascade,
  -- Null: shows every variant.
  variant_id integer references catalog.variant on delete cascade,
  asset_id integer not null references media.asset,
  role text not null check (role in ('hero', 'night', 'detail', 'room', 'dimensions')),
  alt platform.bilingual not null,
  position integer not null
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
    product.is_marked_new or product.published_at > now() - interval '61 days' as is_new
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
    source.height
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
