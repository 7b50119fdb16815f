import type { Pool } from "pg";

/**
 * Inserts orders, products, customers and audit log entries, the same number of each, in one
 * statement per kind.
 */
export async function addManyRecords(pool: Pool, count: number): Promise<void> {
  const client = await pool.connect();
  try {
    // The data written here is valid, so triggers and foreign keys are skipped: each row would cost
    // a call.
    await client.query("set session_replication_role = replica; set statement_timeout = 0");
    for (const statement of [products, searchWords, customers, words, orders, invoices, entries])
      await client.query(statement, [count]);
    await client.query("set session_replication_role = default");
    // No trigger has notified the open shop.
    await client.query("update catalog.change_horizon set edition = edition + 1");
    await client.query("vacuum analyze");
  } finally {
    client.release();
  }
}

/**
 * Each is modelled on one of the demo shop's, with its pictures; some are drafts or archived, some
 * out of stock.
 */
const products = `
  with model as (
    select row_number() over (order by id) - 1 as place, count(*) over () as many, product.*
    from catalog.product where published_at is not null
  ), added as (
    insert into catalog.product (code, category_id, brand_id, name, slug, summary, description, published_at, archived_at)
    select 'bench-' || n, category_id, brand_id,
      case when n % 200 = 0 then jsonb_set(name, '{en}', '""') else name end, slug, summary, description,
      case when n % 20 <> 0 then now() - make_interval(mins => n) end, case when n % 100 = 0 then now() end
    from generate_series(1, $1::int) as n join model on place = n % many returning id, code
  ), numbered as (
    select id, code, substr(code, 7)::int as n from added
  ), variant as (
    insert into catalog.variant (product_id, sku, position) select id, upper(code), 0 from numbered
    returning id, substr(sku, 7)::int as n
  ), price as (
    insert into pricing.price (variant_id, piastres) select id, 10000 + n * 7 % 900000 from variant
  ), stock as (
    insert into inventory.stock_level (variant_id, on_hand) select id, n % 40 from variant where n % 50 <> 0
  )
  insert into catalog.picture (product_id, asset_id, role, alt, position)
  select numbered.id, picture.asset_id, picture.role, picture.alt, picture.position
  from numbered join model on place = n % many join catalog.picture on picture.product_id = model.id
  where n % 30 <> 0 and picture.variant_id is null`;

const searchWords = `
  with model as (
    select row_number() over (order by product.id) - 1 as place, count(*) over () as many, document.*
    from catalog.product join storefront.document on document.product_id = product.id
    where published_at is not null and code not like 'bench-%'
  )
  insert into storefront.document (product_id, name, title, words)
  select product.id, model.name || lower(code) || ' ', model.title, model.words || lower(code) || ' '
  from catalog.product join model on place = substr(code, 7)::int % many
  where code like 'bench-%' and substr(code, 7)::int <= $1::int`;

const customers = `
  with account as (
    insert into identity.account (realm) select 'customer' from generate_series(1, $1::int) returning id
  )
  insert into customers.customer (id, name, first_name, last_name, email, phone, created_at)
  select id, 'منى سالم ' || id, 'منى', 'سالم ' || id, 'mona' || id || '@example.com', '+2010' || lpad(id::text, 8, '0'),
    now() - make_interval(mins => id % 500000)
  from account`;

const words = `
  insert into customers.customer_words (customer_id, words, phone)
  select id, lower(concat_ws(' ', name, full_name_ar, full_name_en, email)), phone
  from customers.customer order by id desc limit $1::int
  on conflict do nothing`;

/** Nine of ten are finished; the others wait for everything that an order can wait for. */
const orders = `
  with placed as (
    insert into orders.order (
      number, status, waiting_for, expires_at, locale, contact_name, contact_phone, contact_email, governorate, address,
      payment_method, items_piastres, total_piastres, vat_piastres, earliest, latest, placed_at, confirmed_at, call_result
    )
    select 'F-' || (900000 + n) || '-BB', status, case when status = 'pending' then 'payment' end,
      case when status = 'pending' then now() + interval '1 day' end, 'ar', 'عميل رقم ' || n,
      '+2011' || lpad((n % 60000)::text, 8, '0'), 'customer' || n % 60000 || '@example.com',
      (array['EG-C', 'EG-GZ', 'EG-ALX', 'EG-ASN'])[1 + n % 4], '{"city": "القاهرة", "street": "النزهة", "building": "1"}',
      case when status = 'pending' then 'card' when n % 3 = 0 then 'card' else 'cod' end, 11400 + n, 11400 + n, 1400,
      current_date - n % 700, current_date - n % 700 + 3, now() - make_interval(mins => n * 5),
      case when n % 2 = 0 then now() end, case when n % 97 = 0 then 'wrong-number' end
    from (
      select n, case when n % 10 > 0 then (array['completed', 'delivered', 'cancelled'])[1 + n % 3]
        else (array['pending', 'ordered', 'ordered', 'processing', 'shipped'])[1 + n / 10 % 5] end as status
      from generate_series(1, $1::int) as n
    ) as drawn
    returning id, status, placed_at
  ), event as (
    insert into orders.order_event (order_id, status, actor, at) select id, status, 'customer', placed_at from placed
    where status <> 'pending'
  )
  insert into orders.order_line (
    order_id, position, variant_id, sku, name, options, path, quantity, unit_piastres, line_piastres, vat_piastres, vat_rate
  )
  select placed.id, 1, variant.id, variant.sku, '{"ar": "نجفة", "en": "Lamp"}', '{"ar": "", "en": ""}',
    '{"ar": "/product/1-x", "en": "/product/1-x"}', 1, 11400, 11400, 1400, 14
  from placed join catalog.variant on variant.sku = 'BENCH-' || (1 + placed.id % $1::int)`;

const invoices = `
  insert into invoices.document (
    kind, year, serial, number, order_id, order_number, issued_on, locale, payment_method, seller, buyer,
    total_piastres, vat_piastres, paid_at
  )
  select 'invoice', 2020, n, 'INV-2020-' || lpad(n::text, 6, '0'), id, number, date '2020-05-05', 'ar', payment_method,
    '{}', '{}', total_piastres, vat_piastres, case when n % 4 > 0 then now() end
  from (select row_number() over (order by id) as n, * from orders.order where number like 'F-9%-BB') as placed
  where n <= $1::int`;

const entries = `
  insert into staff.audit_entry (action, target, before, after, at)
  select (array['price.save', 'order.status', 'product.save', 'stock.book'])[1 + n % 4], 'variant:' || n % 5000,
    '{"piastres": 1}', '{"piastres": 2}', now() - make_interval(mins => n)
  from generate_series(1, $1::int) as n`;
