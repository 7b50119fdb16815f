-- Out of the range for good, and kept for the orders that speak of it. What is archived is not published.
alter table catalog.product add archived_at timestamptz;
alter table catalog.product add check (archived_at is null or published_at is null);

-- Something that customers read is not written in a language yet.
alter table catalog.product add lacks_ar boolean not null generated always as (
  btrim(name ->> 'ar') = '' or btrim(summary ->> 'ar') = '' or btrim(description ->> 'ar') = ''
  or jsonb_path_exists(selling_points, '$[*].ar ? (@ == "")')
) stored;
alter table catalog.product add lacks_en boolean not null generated always as (
  btrim(name ->> 'en') = '' or btrim(summary ->> 'en') = '' or btrim(description ->> 'en') = ''
  or jsonb_path_exists(selling_points, '$[*].en ? (@ == "")')
) stored;
create index product_lacks_ar on catalog.product (id) where lacks_ar;
create index product_lacks_en on catalog.product (id) where lacks_en;

-- What the list of staff is filtered and ordered by.
create index product_state on catalog.product (archived_at, published_at, id);
create index product_code on catalog.product using gin (code gin_trgm_ops);
create index product_name_ar on catalog.product ((left(name ->> 'ar', 60)), id);
create index product_name_en on catalog.product ((left(name ->> 'en', 60)), id);
create index variant_sku on catalog.variant using gin (sku gin_trgm_ops);

-- Variants of a product may change places in one statement.
alter table catalog.variant drop constraint variant_product_id_options_key;
alter table catalog.variant
  add constraint variant_choice unique (product_id, options) deferrable initially immediate;

-- What must stay in sight where a picture is cut: percent from the left and from above. Null: its middle.
alter table catalog.picture add focus_x smallint check (focus_x between 0 and 100);
alter table catalog.picture add focus_y smallint check (focus_y between 0 and 100);
alter table catalog.picture add check ((focus_x is null) = (focus_y is null));

create table catalog.document (
  id integer generated always as identity primary key,
  product_id integer not null references catalog.product on delete cascade,
  -- Null: about every variant.
  variant_id integer references catalog.variant on delete cascade,
  document_id integer not null references media.document,
  role text not null check (role in ('data-sheet', 'instructions', 'certificate', 'photometry')),
  title platform.bilingual not null,
  position integer not null
);
create index document_product on catalog.document (product_id, position);
create index document_variant on catalog.document (variant_id);

-- Attribute codes that products of a category are asked for, in order; empty: the parent's.
alter table catalog.category add attributes text[] not null default '{}';

-- What a number may be. Null: anything.
alter table catalog.attribute add minimum double precision;
alter table catalog.attribute add maximum double precision;
alter table catalog.attribute add check (minimum <= maximum);

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
