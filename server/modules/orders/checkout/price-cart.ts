import type { GovernorateCode } from "#contract/customers/governorates.ts";
import type { PaymentMethod } from "#contract/orders/payment-method.ts";
import type { DescribedCartLine } from "#server/modules/cart/index.ts";
import {
  type DeliveryRule,
  type Ledger,
  orderTerms,
  priceLedger,
  type Promotion,
} from "#server/modules/pricing/index.ts";
import { ProblemError } from "#server/platform/http/problem-error.ts";
import type { Connection } from "#server/platform/postgres/database.ts";
import { type FactsByStaff, factsByStaff } from "./facts-by-staff.ts";

export interface CheckoutChoice {
  /** Keys under which a person's uses of promotions are counted (`personKeys`). */
  people: readonly Buffer[];
  governorate: GovernorateCode;
  paymentMethod: PaymentMethod;
  /** In capitals; empty: none. */
  coupon?: string | undefined;
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
 * orders.
 * @param path of the governorate's field in the request
 */
export async function priceCart(
  db: Connection,
  { shopperId, lines }: { shopperId: number; lines: readonly DescribedCartLine[] },
  choice: CheckoutChoice,
  path: string,
): Promise<PricedCart> {
  const [{ delivery, promotions, vatRate }, byStaff] = await Promise.all([
    orderTerms(db, {
      governorate: choice.governorate,
      people: choice.people,
      coupon: choice.coupon || null,
      shopperId,
      variantIds: lines.map(({ variantId }) => variantId),
    }),
    factsByStaff(db),
  ]);
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
  return { ledger, delivery, coupon, byStaff };
}

function refuseField(
  code: "validation" | "coupon-unknown",
  path: string,
  key: "validation.oneOf" | "problem.coupon-unknown",
): never {
  throw new ProblemError(code, {}, [{ path, key, values: {} }]);
}
