import { sql } from "kysely";
import type { BilledOrder } from "#server/modules/orders/index.ts";
import type { Work } from "#server/platform/postgres/unit-of-work.ts";
import { UNSET_SETTINGS } from "#contract/kernel/settings.ts";
import type { FrozenBuyer } from "../tables.ts";
import { invoiceLines, sumOf } from "./invoice-lines.ts";

/**
 * Issues the invoice of an order in the order's own transaction, in its last statement. The number
 * is taken there and its counter stays locked until the commit: the next order waits that long, and
 * a failing one leaves no gap.
 */
export function issueInvoice(work: Work, order: BilledOrder): void {
  const lines = invoiceLines(order);
  const { total, vat } = sumOf(lines);
  const isPaid = order.walletPiastres >= total;
  const parts = sql`
    day as (select (now() at time zone 'Africa/Cairo')::date as today),
    shop as (
      select ${sql.join(SELLER_SETTINGS.map(storedOrUnset))}
      from jsonb_to_record(coalesce((select value from platform.setting where key = 'shop'), '{}'))
        as stored (${sql.join(SELLER_SETTINGS.map((name) => sql`${sql.ref(name)} jsonb`))})
    ), counter as (
      insert into invoices.counter (kind, year, last) select 'invoice', extract(year from today), 1 from day
      on conflict (kind, year) do update set last = counter.last + 1
      returning year, last
    ), document as (
      insert into invoices.document (
        kind, year, serial, number, order_id, order_number, issued_on, locale, payment_method, seller, buyer,
        total_piastres, vat_piastres, paid_at
      )
      select 'invoice', counter.year, counter.last,
        'INV-' || counter.year || '-' || lpad(counter.last::text, greatest(6, length(counter.last::text)), '0'),
        ${order.id}, ${order.number}, day.today, ${order.locale}, ${order.paymentMethod}, ${frozenSeller},
        ${JSON.stringify(buyerOf(order))}::jsonb || jsonb_build_object('company', (
          select jsonb_build_object('name', jsonb_build_object('ar', name_ar, 'en', name_en), 'taxNumber', tax_number)
          from companies.buying_company where shopper_id = ${order.shopperId}
        )),
        ${total}, ${vat}, ${isPaid ? sql`now()` : null}
      from counter, day, shop
      returning id
    ), invoice_line as (
    insert into invoices.line (
      document_id, position, kind, order_position, sku, name, options, quantity, unit_piastres, discount_piastres,
      gross_piastres, vat_piastres, vat_rate
    )
    select document.id, line.* from document, ${lineRecords(lines)}
    returning document_id
    )`;
  work.writeLast(parts, {
    answer: "invoice_line",
    read: (written) => {
      if (written.length === 0)
        throw new Error(`the invoice of order ${order.number} has no lines`);
    },
  });
}

const SELLER_SETTINGS = ["siteName", "address", "hotline", "email", "legal"] as const;

function storedOrUnset(name: (typeof SELLER_SETTINGS)[number]) {
  const unset = JSON.stringify(UNSET_SETTINGS[name]);
  return sql`coalesce(stored.${sql.ref(name)}, ${unset}::jsonb) as ${sql.ref(name)}`;
}

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

/** Lines as a table, in the order of the columns above. */
export function lineRecords(lines: readonly object[]) {
  return sql`jsonb_to_recordset(${JSON.stringify(lines)}) as line (
    position int, kind text, order_position int, sku text, name jsonb, options jsonb, quantity int,
    unit_piastres bigint, discount_piastres bigint, gross_piastres bigint, vat_piastres bigint, vat_rate numeric
  )`;
}

function buyerOf({ name, phone, address }: BilledOrder): Omit<FrozenBuyer, "company"> {
  const { governorate, city, street, building } = address;
  return { name, phone, governorate, city, street, building };
}
