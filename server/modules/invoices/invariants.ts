import { sql } from "kysely";
import { type Invariant, invariant } from "#server/platform/invariants.ts";

/** Invariants of invoices and credit notes. */
export const invoiceInvariants: Invariant[] = [
  invariant(
    "invoices: numbers of a year begin at 1 and have no gaps",
    sql`
      select format('%s of %s: %s documents, counter at %s', kind, year, count(document.id), max(counter.last)) as where
      from invoices.document as document full join invoices.counter as counter using (kind, year)
      group by kind, year
      having count(document.id) is distinct from max(counter.last)::bigint
        or min(document.serial) is distinct from 1 or max(document.serial) is distinct from max(counter.last)
    `,
  ),
  invariant(
    "invoices: a document is the sum of its lines",
    sql`
      select format('document %s', number) as where
      from invoices.document as document left join lateral (
        select sum(gross_piastres) as gross, sum(vat_piastres) as vat from invoices.line where document_id = document.id
      ) as lines on true
      where lines.gross is distinct from total_piastres or lines.vat is distinct from vat_piastres
    `,
  ),
  invariant(
    "invoices: every order that is shipped or paid has one invoice",
    sql`
      select format('order %s', bill.number) as where
      from orders.order_bill as bill left join payments.order_money as money on money.order_id = bill.order_id
      where (bill.is_sent or (
          bill.status not in ('pending', 'cancelled') and bill.due_piastres <= coalesce(money.kept, 0)
        )) and 1 <> (
          select count(*) from invoices.document where order_id = bill.order_id and kind = 'invoice'
        )
    `,
  ),
  invariant(
    "invoices: no other order has an invoice",
    sql`
      select format('order %s', bill.number) as where
      from orders.order_bill as bill join invoices.document as document
        on document.order_id = bill.order_id and document.kind = 'invoice'
      where document.after_credit is not null and document.paid_at is null and not bill.is_sent
    `,
  ),
  invariant(
    "invoices: an invoice is over what was left of its order",
    sql`
      select format('order %s', bill.number) as where
      from orders.order_bill as bill join invoices.document as document
        on document.order_id = bill.order_id and document.kind = 'invoice'
      where case coalesce(document.after_credit, 0)
        when 0 then (document.total_piastres, document.vat_piastres) <> (bill.total_piastres, bill.vat_piastres)
        else document.total_piastres > bill.total_piastres or document.vat_piastres > bill.vat_piastres
      end
    `,
  ),
  invariant(
    "invoices: an invoice less its credit notes is what the order comes to",
    sql`
      select format('order %s: %s left, %s invoiced', bill.number, bill.total_piastres - bill.credited_piastres,
        invoiced.total) as where
      from orders.order_bill as bill join (
        select order_id, sum(case kind when 'invoice' then total_piastres else -total_piastres end) as total
        from invoices.document group by 1
      ) as invoiced on invoiced.order_id = bill.order_id
      where invoiced.total <> bill.total_piastres - bill.credited_piastres
    `,
  ),
  invariant(
    "invoices: what was collected − refunded for a paid one is its total − what was credited",
    sql`
      select format('order %s: due %s, kept %s', bill.number, bill.due_piastres, coalesce(money.kept, 0)) as where
      from orders.order_bill as bill
      join invoices.document as document on document.order_id = bill.order_id and document.kind = 'invoice'
      left join payments.order_money as money on money.order_id = bill.order_id
      -- Couriers hand over later what they took at the door.
      where document.paid_at is not null and bill.payment_method <> 'cod'
        and coalesce(money.kept, 0) <> bill.due_piastres
    `,
  ),
  invariant(
    "invoices: credit notes take back what the lines say is credited",
    sql`
      with noted as (
        select note.invoice_id, credited.kind, credited.order_position, sum(credited.quantity) as units
        from invoices.document as note join invoices.line as credited on credited.document_id = note.id
        where note.kind = 'credit-note' group by 1, 2, 3
      )
      select format('document %s, line %s', document.number, line.position) as where
      from invoices.line as line join invoices.document as document on document.id = line.document_id
      left join noted on noted.invoice_id = document.id and noted.kind = line.kind
        and noted.order_position is not distinct from line.order_position
      where document.kind = 'invoice' and coalesce(noted.units, 0) <> line.credited
    `,
  ),
  invariant(
    "invoices: the invoice of a cancelled order is taken back wholly",
    sql`
      select format('document %s', document.number) as where
      from invoices.document as document join orders.order_bill as bill on bill.order_id = document.order_id
      left join invoices.document as note on note.invoice_id = document.id
      where document.kind = 'invoice' and bill.status = 'cancelled'
      group by document.id
      having coalesce(sum(note.total_piastres), 0) <> document.total_piastres
    `,
  ),
];
