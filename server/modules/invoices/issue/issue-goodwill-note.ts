import { VAT_RATE, vatContained } from "#server/modules/pricing/index.ts";
import type { Work } from "#server/platform/postgres/unit-of-work.ts";
import { writeNote } from "./issue-credit-note.ts";

const NO_NAME = { ar: "", en: "" };

/** Notes that an order was made cheaper after it was placed: an amount off the whole, with its VAT. */
export async function issueGoodwillNote(
  work: Work,
  invoiceId: number,
  amount: number,
): Promise<void> {
  const line = {
    position: 1,
    kind: "goodwill" as const,
    order_position: null,
    sku: null,
    name: NO_NAME,
    options: NO_NAME,
    quantity: 1,
    unit_piastres: amount,
    discount_piastres: 0,
    gross_piastres: amount,
    vat_piastres: vatContained(amount),
    vat_rate: VAT_RATE,
  };
  await writeNote(work, { invoiceId, reason: "correction" }, [line]);
}
