import { sql } from "kysely";
import { UNSET_SETTINGS } from "#contract/kernel/settings.ts";
import { type BilledOrder, billedOrder } from "#server/modules/orders/index.ts";
import type { Connection } from "#server/platform/postgres/database.ts";
import type { Work } from "#server/platform/postgres/unit-of-work.ts";
import type { FrozenBuyer, FrozenSeller } from "../tables.ts";
import { invoiceLines, lineRecords, sumOf } from "./invoice-lines.ts";
import { issueGoodwillNote } from "./issue-goodwill-note.ts";

/**
 * Issues the invoice of an order whose sale has become certain, over what is left of it. Goodwill
 * given before gets its note at the same time.
 */
export async function issueInvoice(work: Work, orderId: number, isPaid: boolean): Promise<void> {
  const order = await billedOrder(work.db, orderId);
  const id = await insertInvoice(work, order, { isPaid });
  if (order.goodwill > 0) await issueGoodwillNote(work, id, order.goodwill);
}

/**
 * Inserts the invoice of an order. The number's counter stays locked until the commit, and stock is
 * always locked before it; a failing transaction leaves no gap.
 * @returns its id
 */
export async function insertInvoice(
  work: Work,
  order: BilledOrder,
  { isPaid }: { isPaid: boolean },
): Promise<number> {
  const lines = invoiceLines(order);
  const { total, vat } = sumOf(lines);
  const { rows } = await sql<{ id: number }>`
    with day as (select (now() at time zone 'Africa/Cairo')::date as today),
    shop as (${shopSettings}), counter as (
      insert into invoices.counter (kind, year, last) select 'invoice', extract(year from today), 1 from day
      on conflict (kind, year) do update set last = counter.last + 1
      returning year, last
    ), document as (
      insert into invoices.document (
        kind, year, serial, number, order_id, order_number, issued_on, locale, payment_method, seller, buyer,
        total_piastres, vat_piastres, paid_at, after_credit
      )
      select 'invoice', counter.year, counter.last,
        'INV-' || counter.year || '-' || lpad(counter.last::text, greatest(6, length(counter.last::text)), '0'),
        ${order.id}, ${order.number}, day.today, ${order.locale}, ${order.paymentMethod}, ${frozenSeller},
        ${frozenBuyer(order)}, ${total}, ${vat}, ${isPaid ? sql`now()` : null}, ${order.lastCredit}
      from counter, day, shop
      returning id
    ), invoice_line as (
    insert into invoices.line (
      document_id, position, kind, order_position, sku, name, options, quantity, unit_piastres, discount_piastres,
      gross_piastres, vat_piastres, vat_rate
    )
    select document.id, line.* from document, ${lineRecords(lines)}
    returning document_id
    )
    select document_id as id from invoice_line limit 1
  `.execute(work.db);
  const [invoice] = rows;
  if (!invoice) throw new Error(`the invoice of order ${order.number} has no lines`);
  return invoice.id;
}

/** The two sides of a document that would be issued now. */
export async function partiesNow(
  db: Connection,
  order: BilledOrder,
): Promise<{ seller: FrozenSeller; buyer: FrozenBuyer }> {
  const { rows } = await sql<{ seller: FrozenSeller; buyer: FrozenBuyer }>`
    with shop as (${shopSettings}) select ${frozenSeller} as seller, ${frozenBuyer(order)} as buyer from shop
  `.execute(db);
  const [parties] = rows;
  if (!parties) throw new Error("the settings were not read");
  return parties;
}

const SELLER_SETTINGS = ["siteName", "address", "hotline", "email", "legal"] as const;

function storedOrUnset(name: (typeof SELLER_SETTINGS)[number]) {
  const unset = JSON.stringify(UNSET_SETTINGS[name]);
  return sql`coalesce(stored.${sql.ref(name)}, ${unset}::jsonb) as ${sql.ref(name)}`;
}

const shopSettings = sql`
  select ${sql.join(SELLER_SETTINGS.map(storedOrUnset))}
  from jsonb_to_record(coalesce((select value from platform.setting where key = 'shop'), '{}'))
    as stored (${sql.join(SELLER_SETTINGS.map((name) => sql`${sql.ref(name)} jsonb`))})
`;

/** The seller, copied from the current settings. */
const frozenSeller = sql`jsonb_build_object(
  'name', case when legal #>> '{name,ar}' = '' then "siteName" else legal -> 'name' end,
  'address', address,
  'taxNumber', legal -> 'taxNumber',
  'commercialRegister', legal -> 'commercialRegister',
  'branch', legal -> 'branch',
  'branchCode', legal -> 'branchCode',
  'activityCode', legal -> 'activityCode',
  'phone', hotline,
  'email', email,
  'nationalIdAbove', legal -> 'nationalIdAbove'
)`;

/** The buyer as the order says, and the company it was ordered for. */
function frozenBuyer({ name, phone, address, companyId }: BilledOrder) {
  const { governorate, city, street, building } = address;
  const person = JSON.stringify({ name, phone, governorate, city, street, building });
  return sql`${person}::jsonb || jsonb_build_object('company', (
    select jsonb_build_object('name', jsonb_build_object('ar', name_ar, 'en', name_en), 'taxNumber', tax_number)
    from companies.buying_company where company_id = ${companyId} limit 1
  ))`;
}
