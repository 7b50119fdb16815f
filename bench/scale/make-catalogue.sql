-- Creates a large catalogue from the demo: each product is a demo product with different facts, a made-up series and
-- brand, and its own price. The same parameters give the same catalogue. `wanted.products` is the total number of products.
-- Foreign keys are not checked, since every row written here references rows written before.

-- Uniform between 0 and 1, deterministic for a number and a purpose.
create function pg_temp.chance(n bigint, purpose text) returns double precision immutable language sql
  return (hashint8extended(n, hashtextextended(purpose, 0)) & 2147483647)::double precision / 2147483648;

-- 1 to `most` by Zipf's law, 1 being the most frequent. `evenly` flattens the head.
create function pg_temp.zipf(chance double precision, most bigint, evenly double precision default 0)
  returns integer immutable language sql
  return floor((evenly + 1) * ((evenly + most + 1) / (evenly + 1)) ^ chance - evenly)::integer;

create temp table demo_product as
  select row_number() over (order by pg_temp.chance(product.id, 'template') / sold.variants) as place, product.*,
    coalesce((select parent_id from catalog.category where category.id = category_id), category_id) as department_id
  from catalog.product
  join lateral (
    select count(*) as variants from catalog.variant where product_id = product.id and is_active
  ) as sold on true
  where published_at is not null;

-- Facts used by the products of each department, with their frequency.
create temp table used_fact as
  select department_id, key as code, array_agg(value order by id) as values
  from demo_product, jsonb_each(attributes) group by department_id, key;

-- 64 models of each demo product: some facts come from similar products, numbers vary slightly.
create temp table model as
  select place * 64 + nth as id, demo_product.place, nth, demo_product.id as demo_product_id, fact.attributes
  from demo_product, generate_series(0, 63) as nth, lateral (
    select jsonb_object_agg(key, case
        when nth = 0 or attribute.kind = 'text' then value
        when pg_temp.chance(nth * 100000 + demo_product.id, key) < 0.35
          then used.values[pg_temp.zipf(pg_temp.chance(nth * 100000 + demo_product.id, key || ' value'), cardinality(used.values), 2)]
        when attribute.kind = 'integer' and cardinality(used.values) > 6
          then to_jsonb(round(value::numeric * (70 + nth)::numeric / 100)::integer)
        when attribute.kind = 'number' and cardinality(used.values) > 6
          then to_jsonb(round(value::numeric * (70 + nth)::numeric / 100, 1))
        else value end) as attributes
    from jsonb_each(demo_product.attributes)
    join catalog.attribute on attribute.code = key
    join used_fact as used on used.code = key and used.department_id = demo_product.department_id
  ) as fact;
create unique index on model (id);

create temp table model_variant as
  select model.id as model_id, variant.position, variant.options, variant.attributes, model.attributes || variant.attributes as facts,
    price.piastres, variant.id as demo_variant_id
  from model
  join catalog.variant on variant.product_id = model.demo_product_id and variant.is_active
  join pricing.price on price.variant_id = variant.id;

-- One row per value, as the shop itself stores them.
create temp table model_fact as
  with said as (
    select distinct model_id, key as code, value, kind
    from model_variant, jsonb_each(facts) join catalog.attribute on code = key where kind <> 'text'
  )
  select distinct model_id, said.code, coalesce(any_other.code, single.value) as value, low, high
  from said
  cross join lateral (
    select value #>> '{}' as value, null::double precision as low, null::double precision as high where kind in ('enum', 'boolean')
    union all
    select element, null, null from jsonb_array_elements_text(case when kind = 'multi' then value else '[]' end) as element
    union all
    select null, value::double precision, value::double precision where kind in ('integer', 'number')
    union all
    select null, (value ->> 0)::double precision, (value ->> 1)::double precision where kind = 'range'
  ) as single
  left join catalog.attribute_value as own
    on own.attribute_code = said.code and own.code = single.value and own.fits_any
  left join catalog.attribute_value as any_other on own.code is not null and any_other.attribute_code = said.code;

-- Names of brands and series: syllables in both scripts. A larger shop has more of them, as with words in any language.
create temp table made_name as
  with syllable (place, en, ar) as (
    select row_number() over (), en, ar from (values
      ('la', 'لا'), ('mi', 'مي'), ('ro', 'رو'), ('sa', 'سا'), ('ne', 'ني'), ('va', 'فا'), ('do', 'دو'), ('ri', 'ري'),
      ('ta', 'تا'), ('lu', 'لو'), ('be', 'بي'), ('ka', 'كا'), ('no', 'نو'), ('fi', 'في'), ('za', 'زا'), ('mo', 'مو'),
      ('sha', 'شا'), ('li', 'لي'), ('ga', 'جا'), ('di', 'دي'), ('ru', 'رو'), ('ha', 'ها'), ('to', 'تو'), ('bel', 'بل'),
      ('nor', 'نور'), ('ser', 'سر'), ('mar', 'مار'), ('lin', 'لين')) as each (en, ar)
  )
  select n as place, initcap(first.en || second.en || third.en) as en, first.ar || second.ar || third.ar as ar
  from wanted, generate_series(1, (8 * sqrt(products))::integer) as n
  join syllable as first on first.place = 1 + floor(28 * pg_temp.chance(n, 'first'))
  join syllable as second on second.place = 1 + floor(28 * pg_temp.chance(n, 'second'))
  join syllable as third on third.place = 1 + floor(28 * pg_temp.chance(n, 'third'));
create unique index on made_name (place);

insert into catalog.brand (code, name, description)
  select 'made-' || place, jsonb_build_object('ar', ar, 'en', en), jsonb_build_object('ar', ar, 'en', en)
  from wanted join made_name on place <= sqrt(products) / 2;
create temp table known_brand as
  select row_number() over (order by id) as place, id, count(*) over () as brands from catalog.brand;

create temp table chosen as
  select n, product_id, model.id as model_id, model.demo_product_id, brand.id as brand_id, series.ar, series.en,
    -- Most cost about as much as in the demo, a few many times more.
    exp((pg_temp.chance(n, 'price') + pg_temp.chance(n, 'price too') - 1) * 1.2) as dearness
  from wanted
  cross join lateral (
    select n, start.id + n as product_id
    from (select max(id) as id from catalog.product) as start,
      generate_series(1, products - (select count(*) from catalog.product)) as n
  ) as each
  join model on model.id = 64 * pg_temp.zipf(pg_temp.chance(n, 'template'), (select count(*) from demo_product), 12)
    + floor(64 * pg_temp.chance(n, 'model'))
  join known_brand as brand on brand.place = pg_temp.zipf(pg_temp.chance(n, 'brand'), brand.brands, 2)
  join made_name as series on series.place = pg_temp.zipf(pg_temp.chance(n, 'series'), (8 * sqrt(products))::integer, 10);
analyze chosen, model, model_variant, model_fact;

insert into catalog.product (id, code, category_id, brand_id, name, slug, summary, description, selling_points, care_notes,
    attributes, options, published_at)
  overriding system value
  select product_id, 'made-' || n, demo.category_id, chosen.brand_id,
    jsonb_build_object('ar', regexp_replace(demo.name ->> 'ar', '«.*»', '«' || ar || '»'),
      'en', regexp_replace(demo.name ->> 'en', '“.*”', '“' || en || '”')),
    demo.slug,
    -- The demo summary plus a sentence from another product, some sentences more often than others.
    jsonb_build_object('ar', (demo.summary ->> 'ar') || ' ' || (said.point ->> 'ar'),
      'en', (demo.summary ->> 'en') || ' ' || (said.point ->> 'en') || '.'),
    demo.description, demo.selling_points, demo.care_notes, model.attributes, demo.options,
    now() - pg_temp.chance(n, 'published') * interval '1100 days'
  from chosen
  join model on model.id = model_id
  join catalog.product as demo on demo.id = chosen.demo_product_id
  join (
    select row_number() over (order by pg_temp.chance(id * 100 + nth, 'point')) as place, point, count(*) over () as points
    from demo_product, jsonb_array_elements(selling_points) with ordinality as each (point, nth)
  ) as said on said.place = pg_temp.zipf(pg_temp.chance(n, 'point'), said.points)
  order by product_id;

create temp table made_variant as
  select start.id + row_number() over (order by product_id, variant.position) as id, n, product_id, demo_variant_id, options,
    attributes, position, greatest(500, round(piastres * dearness / 500) * 500)::integer as piastres
  from (select max(id) as id from catalog.variant) as start, chosen
  join model_variant as variant using (model_id);
analyze made_variant;

insert into catalog.variant (id, product_id, sku, options, attributes, position)
  overriding system value
  select id, product_id, 'M' || n || '-' || position, options, attributes, position from made_variant order by id;

insert into catalog.fact (product_id, attribute_code, value, low, high)
  select product_id, code, value, low, high from chosen join model_fact using (model_id) order by product_id, code;

insert into catalog.picture (product_id, variant_id, asset_id, role, alt, position)
  select chosen.product_id, variant.id, picture.asset_id, role, alt, picture.position
  from chosen
  join catalog.picture on picture.product_id = chosen.demo_product_id
  left join made_variant as variant on variant.product_id = chosen.product_id and variant.demo_variant_id = picture.variant_id
  where picture.variant_id is null or variant.id is not null
  order by 1, picture.position;

insert into pricing.price (variant_id, piastres) select id, piastres from made_variant order by id;
-- An eighth are on offer.
insert into pricing.offer (variant_id, piastres, valid)
  select id, piastres * 85 / 100, tstzrange(now() - interval '3 days', now() + interval '30 days')
  from made_variant where pg_temp.chance(n, 'offer') < 0.125 order by id;

-- A tenth are sold out. Bestsellers are sold much more often than the rest.
create temp table made_stock as
  select id, case when pg_temp.chance(id, 'sold out') < 0.1 then 0 else pg_temp.zipf(pg_temp.chance(id, 'stock'), 400, 5) end as on_hand,
    case when pg_temp.chance(id, 'sells') < 0.2 then pg_temp.zipf(pg_temp.chance(id, 'sold'), 100) else 0 end as sold
  from made_variant;
insert into inventory.stock_level (variant_id, on_hand) select id, on_hand from made_stock order by id;
insert into inventory.stock_movement (variant_id, kind, quantity, originator)
  select id, 'receipt', on_hand + sold, 'bench' from made_stock where on_hand + sold > 0
  union all
  select id, 'sale', -sold, 'bench' from made_stock where sold > 0;

-- A third are rated, mostly well.
insert into feedback.rating (product_id, author, locale, value, text, state, rated_at, decided_at)
  select product_id, 'منى م.', 'ar', 6 - pg_temp.zipf(pg_temp.chance(product_id * 10 + nth, 'value'), 5), '', 'published', now(), now()
  from chosen, lateral generate_series(1, pg_temp.zipf(pg_temp.chance(n, 'ratings'), 8)) as nth
  where pg_temp.chance(n, 'rated') < 0.33;

select setval(pg_get_serial_sequence('catalog.product', 'id'), (select max(id) from catalog.product)),
  setval(pg_get_serial_sequence('catalog.variant', 'id'), (select max(id) from catalog.variant));
