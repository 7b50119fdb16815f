-- One row per product, with everything that a list asks for: what PostgreSQL alone would answer lists from (ADR 20).
-- `wanted.copies` is how many times the products of the shop are taken.
drop schema if exists flat cascade;
create schema flat;

create unlogged table flat.value as
select row_number() over (order by code, value)::integer as id, code, value
from (
  select distinct attribute_code as code, coalesce(value, low || '..' || high) as value
  from catalog.listed_fact
) as fact;
create unique index on flat.value (code, value);
analyze flat.value;

create unlogged table flat.one as
select
  product.id, product.category_id, product.published_at,
  fact.ids as facts,
  array_to_tsvector(string_to_array(btrim(document.words), ' ')) as words
from catalog.listed_product as product
join storefront.document as document on document.product_id = product.id
join (
  select product_id, array_agg(value.id) as ids
  from catalog.listed_fact as listed
  join flat.value as value
    on value.code = listed.attribute_code
    and value.value = coalesce(listed.value, listed.low || '..' || listed.high)
  group by product_id
) as fact on fact.product_id = product.id;

create unlogged table flat.product as
select id + copy * 10000000 as id, category_id, published_at + copy * interval '1 second' as published_at, facts, words
from flat.one, generate_series(0, (select copies from wanted) - 1) as copy;
drop table flat.one;

create index on flat.product (published_at desc, id desc);
create index on flat.product (category_id);
create index on flat.product using gin (facts);
create index on flat.product using gin (words);
vacuum analyze flat.product;
