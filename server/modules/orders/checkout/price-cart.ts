import { sql } from "kysely";
import type { GovernorateCode } from "#contract/customers/governorates.ts";
import type { PaymentMethod } from "#contract/orders/payment-method.ts";
import type { PricedCartLine } from "#server/modules/cart/index.ts";
import {
  type DeliveryRule,
  type Ledger,
  priceLedger,
  type Promotion,
  readTerms,
  termsFor,
  type TermsRow,
} from "#server/modules/pricing/index.ts";
import { ProblemError } from "#server/platform/http/problem-error.ts";
import type { Connection } from "#server/platform/postgres/database.ts";
import { PREPARED } from "#server/platform/postgres/prepared-statements.ts";
import { type FactsByStaff, type FactsRow, readFacts, staffFacts } from "./facts-by-staff.ts";

export interface CheckoutChoice {
  shopperId: number;
  /** Keys under which a person's uses of promotions are counted (`personKeys`). */
  people: readonly Buffer[];
  governorate: GovernorateCode;
  paymentMethod: PaymentMethod;
  /** In capitals; empty: none. */
  coupon?: string | undefined;
  /** Path of the governorate's field in the request. */
  path: string;
}

export interface PricedCart {
  ledger: Ledger;
  delivery: DeliveryRule;
  /** The promotion of the entered coupon. */
  coupon: Promotion | undefined;
  byStaff: FactsByStaff;
}

/**
 * The price of a cart with the chosen delivery and payment: the same calculation for quotes and
 * orders. Staff's settings are read in the same statement.
 */
export async function priceCart(
  db: Connection,
  lines: readonly PricedCartLine[],
  choice: CheckoutChoice,
): Promise<PricedCart> {
  const named = choice.coupon || null;
  const terms = termsFor({
    governorate: choice.governorate,
    shopperId: choice.shopperId,
    people: choice.people,
    variantIds: lines.map(({ variantId }) => variantId),
    coupon: named,
  });
  const { rows } = await sql<{ terms: TermsRow; facts: FactsRow }>`
    ${PREPARED} select ${terms} as terms, ${staffFacts} as facts
  `.execute(db);
  const [row] = rows;
  if (!row) throw new Error("the terms were not read");
  const { delivery, promotions, vatRate } = readTerms(choice, row.terms);
  if (!delivery) refuseField("validation", choice.path, "validation.oneOf");
  const coupon = promotions.find(({ code }) => code !== null);
  if (named !== null && !coupon) refuseField("coupon-unknown", "coupon", "problem.coupon-unknown");
  const ledger = priceLedger({
    lines: lines.map(({ variantId, quantity, amount }) => ({
      variantId,
      quantity,
      unit: amount ?? 0,
    })),
    promotions,
    fees: delivery,
    codFee: choice.paymentMethod === "cod" ? delivery.codFee : 0,
    vatRate,
  });
  return { ledger, delivery, coupon, byStaff: readFacts(row.facts) };
}

function refuseField(
  code: "validation" | "coupon-unknown",
  path: string,
  key: "validation.oneOf" | "problem.coupon-unknown",
): never {
  throw new ProblemError(code, {}, [{ path, key, values: {} }]);
}
