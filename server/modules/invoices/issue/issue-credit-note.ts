import { sql } from "kysely";
import type { CreditReason } from "#contract/invoices/document.ts";
import type { CreditedLine } from "#server/modules/orders/index.ts";
import { splitAmount, vatContained } from "#server/modules/pricing/index.ts";
import type { Work } from "#server/platform/postgres/unit-of-work.ts";
import type { InvoicesTables, LineRow } from "../tables.ts";
import { lineRecords, sumOf } from "./invoice-lines.ts";

export interface Credit {
  invoiceId: number;
  /** Positions of the invoice, their units, and what the order credited for them. */
  lines: CreditedLine[];
  reason: CreditReason;
  /** Number of the return: each gets one note. */
  reference?: string;
  /** Earlier goodwill, to be deducted from the lines of this note. */
  setOff?: number;
}

/**
 * Credits an invoice, wholly or in part, by a note with its own number series. @returns its number,
 * or undefined if nothing was left to credit
 */
export async function issueCreditNote(work: Work, credit: Credit): Promise<string | undefined> {
  const lines = await creditedLines(work, credit);
  if (lines.length === 0) return undefined;
  await markCredited(work, credit.invoiceId, lines);
  return writeNote(work, credit, lessGoodwill(lines, credit.setOff ?? 0));
}

/** Writes a note with the next number of its series. */
export async function writeNote(
  work: Work,
  credit: Pick<Credit, "invoiceId" | "reason" | "reference">,
  lines: readonly LineRow[],
): Promise<string | undefined> {
  const { total, vat } = sumOf(lines);
  const { rows } = await sql<{ number: string }>`
    with day as (select (now() at time zone 'Africa/Cairo')::date as today),
    counter as (
      insert into invoices.counter (kind, year, last) select 'credit-note', extract(year from today), 1 from day
      on conflict (kind, year) do update set last = counter.last + 1
      returning year, last
    ), document as (
      insert into invoices.document (
        kind, year, serial, number, order_id, order_number, invoice_id, reason, reference, issued_on, locale,
        payment_method, seller, buyer, national_id, total_piastres, vat_piastres
      )
      select 'credit-note', counter.year, counter.last,
        'CRN-' || counter.year || '-' || lpad(counter.last::text, greatest(6, length(counter.last::text)), '0'),
        order_id, order_number, id, ${credit.reason}, ${credit.reference ?? null}, day.today, locale, payment_method,
        seller, buyer, national_id, ${total}, ${vat}
      from counter, day, invoices.document where id = ${credit.invoiceId}
      returning id, number
    ), line as (
      insert into invoices.line (
        document_id, position, kind, order_position, sku, name, options, quantity, unit_piastres, discount_piastres,
        gross_piastres, vat_piastres, vat_rate
      )
      select document.id, line.* from document, ${lineRecords(lines)}
    )
    select number from document
  `.execute(work.db);
  return rows[0]?.number;
}

/** The lines minus earlier goodwill: each loses its share, including the VAT. */
function lessGoodwill(lines: readonly LineRow[], setOff: number): readonly LineRow[] {
  if (setOff === 0) return lines;
  const worth = (line: LineRow) => (line.kind === "goods" ? line.gross_piastres : 0);
  const isCovered = lines.reduce((sum, line) => sum + worth(line), 0) >= setOff;
  const parts = splitAmount(
    setOff,
    lines.map((line) => (isCovered ? worth(line) : Math.max(0, line.gross_piastres))),
  );
  return lines.map((line, index) => {
    const gross = line.gross_piastres - (parts[index] ?? 0);
    const discount = line.discount_piastres + (parts[index] ?? 0);
    const vat = parts[index] ? vatContained(gross, line.vat_rate) : line.vat_piastres;
    return { ...line, gross_piastres: gross, discount_piastres: discount, vat_piastres: vat };
  });
}

/** The lines of the note. Concurrent credits of the same invoice wait here. */
async function creditedLines(work: Work, { invoiceId, lines: asked }: Credit) {
  const db = work.db.$extendTables<InvoicesTables>();
  await db
    .selectFrom("invoices.document")
    .select("id")
    .where("id", "=", invoiceId)
    .where("kind", "=", "invoice")
    .forUpdate()
    .executeTakeFirstOrThrow();
  const lines: CreditableLine[] = await db
    .selectFrom("invoices.line")
    .select(["position", "kind", "order_position", "sku", "name", "options", "quantity"])
    .select(["unit_piastres", "discount_piastres", "gross_piastres", "vat_piastres"])
    .select(["vat_rate", "credited"])
    .where("document_id", "=", invoiceId)
    .orderBy("position")
    .execute();
  return lines.flatMap((line) => {
    const part = asked.find(({ position }) => position === line.position);
    return part ? [creditedPart(line, part.quantity, part.amount)] : [];
  });
}

/** A table constraint refuses more than was bought. */
async function markCredited(
  work: Work,
  invoiceId: number,
  lines: readonly { position: number; quantity: number }[],
): Promise<void> {
  await sql`
    update invoices.line as line set credited = credited + part.quantity
    from jsonb_to_recordset(${JSON.stringify(lines)}) as part (position int, quantity int)
    where line.document_id = ${invoiceId} and line.position = part.position
  `.execute(work.db);
}

/** An invoice line, and how much of it has been credited already. */
interface CreditableLine extends LineRow {
  credited: number;
}

/**
 * `quantity` more units of a line, for the amount that the order credited. The VAT is rounded on
 * the cumulative units, so that partial credits add up to the line to the piastre.
 */
function creditedPart(line: CreditableLine, quantity: number, gross: number): LineRow {
  const { credited, ...row } = line;
  const vatOf = (units: number) => Math.floor((line.vat_piastres * units) / line.quantity);
  return {
    ...row,
    quantity,
    gross_piastres: gross,
    discount_piastres: line.unit_piastres * quantity - gross,
    vat_piastres: vatOf(credited + quantity) - vatOf(credited),
  };
}
