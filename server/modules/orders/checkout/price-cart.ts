import { type RawBuilder, sql } from "kysely";
import type { GovernorateCode } from "#contract/customers/governorates.ts";
import type { PaymentMethod } from "#contract/orders/payment-method.ts";
import { type PricedCartLine, statementVariants } from "#server/modules/cart/index.ts";
import { statementShopper } from "#server/modules/customers/index.ts";
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
import { type FactsByStaff, type FactsRow, readFacts, staffFacts } from "./facts-by-staff.ts";

export interface CheckoutChoice {
  /** Keys under which a person's uses of promotions are counted (`personKeys`). */
  people: readonly Buffer[];
  governorate: GovernorateCode;
  paymentMethod: PaymentMethod;
  /** In capitals; empty: none. */
  coupon?: string | undefined;
}

/** What a price depends on besides the cart. */
export interface PriceFacts {
  terms: TermsRow;
  facts: FactsRow;
}

export interface PricedCart {
  ledger: Ledger;
  delivery: DeliveryRule;
  /** The promotion of the entered coupon. */
  coupon: Promotion | undefined;
  byStaff: FactsByStaff;
}

/** Read in the statement that reads the cart. */
export function priceFacts({
  governorate,
  people,
  coupon,
}: Pick<CheckoutChoice, "governorate" | "people" | "coupon">): RawBuilder<PriceFacts> {
  const terms = termsFor({
    governorate,
    people,
    shopperId: statementShopper,
    variantIds: statementVariants,
    coupon: coupon || null,
  });
  return sql`jsonb_build_object('terms', ${terms}, 'facts', ${staffFacts})`;
}

/**
 * The price of a cart with the chosen delivery and payment: the same calculation for quotes and
 * orders.
 * @param path of the governorate's field in the request
 */
export function priceCart(
  lines: readonly PricedCartLine[],
  { terms, facts }: PriceFacts,
  choice: Omit<CheckoutChoice, "people">,
  path: string,
): PricedCart {
  const { delivery, promotions, vatRate } = readTerms(choice, terms);
  if (!delivery) refuseField("validation", path, "validation.oneOf");
  const coupon = promotions.find(({ code }) => code !== null);
  if (choice.coupon && !coupon) refuseField("coupon-unknown", "coupon", "problem.coupon-unknown");
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
  return { ledger, delivery, coupon, byStaff: readFacts(facts) };
}

function refuseField(
  code: "validation" | "coupon-unknown",
  path: string,
  key: "validation.oneOf" | "problem.coupon-unknown",
): never {
  throw new ProblemError(code, {}, [{ path, key, values: {} }]);
}
