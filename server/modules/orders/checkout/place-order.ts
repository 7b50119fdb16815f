import type { Locale } from "#contract/kernel/locale.ts";
import { formatPounds } from "#contract/kernel/money.ts";
import type { PlaceOrderBody } from "#contract/orders/endpoints.ts";
import {
  describeLines,
  type DescribedCartLine,
  lockCartLines,
  takeOutOfCart,
} from "#server/modules/cart/index.ts";
import { refuseShortage, reserveStock } from "#server/modules/inventory/index.ts";
import { redeemPromotions } from "#server/modules/pricing/index.ts";
import { refuse } from "#server/platform/http/problem-error.ts";
import type { Work } from "#server/platform/postgres/unit-of-work.ts";
import { orderStock } from "../order-number.ts";
import { insertOrder } from "./insert-order.ts";
import { type PricedCart, priceCart } from "./price-cart.ts";

export interface Placement {
  shopperId: number | undefined;
  locale: Locale;
  body: PlaceOrderBody;
}

/** Orders what is in the shopper's cart. Stock is reserved last: its rows stay locked for the shortest time. */
export async function placeOrder(work: Work, placement: Placement): Promise<{ orderId: number }> {
  const { shopperId, body } = placement;
  if (shopperId === undefined) refuse("cart-empty");
  const lines = await orderableLines(work, shopperId);
  const priced = await priceCart(work.db, lines, {
    shopperId,
    governorate: body.address.governorate,
    paymentMethod: body.paymentMethod,
    coupon: body.coupon,
    path: "address.governorate",
  });
  refuseSurprises(priced, body, placement.locale);

  const order = await insertOrder(work, { ...placement, shopperId, lines, priced });
  await redeemPromotions(work, {
    promotionIds: priced.ledger.adjustments.flatMap(({ promotionId }) => promotionId ?? []),
    shopperId,
    originator: orderStock(order.number),
  });
  await takeOutOfCart(
    work,
    shopperId,
    lines.map((line) => line.variantId),
  );
  await reserveStock(
    work,
    orderStock(order.number),
    lines.map(({ variantId, quantity, description }) => ({
      variantId,
      quantity,
      productId: description.productId,
    })),
  );
  const placed = { orderId: order.id, number: order.number };
  await work.step({ name: "order.placed", payload: placed });
  work.publish({ name: "order.placed", payload: placed });
  return { orderId: order.id };
}

/** The lines of the cart; refused where something is plainly not there, before anything is written. */
async function orderableLines(work: Work, shopperId: number): Promise<DescribedCartLine[]> {
  const inCart = await lockCartLines(work, shopperId);
  if (inCart.length === 0) refuse("cart-empty");
  const lines = await describeLines(work.db, inCart);
  refuseShortage(inCart, new Map(lines.map((line) => [line.variantId, line.available])));
  return lines;
}

/** The customer pays what was shown, and at the door only up to the limit. */
function refuseSurprises(
  { ledger: { totals }, isCodAllowed, delivery }: PricedCart,
  body: PlaceOrderBody,
  locale: Locale,
): void {
  if (totals.total !== body.expectedTotal) refuse("total-changed", { ...totals });
  if (body.paymentMethod === "cod" && !isCodAllowed) {
    refuse("cod-limit", { limit: formatPounds(delivery.codLimit ?? 0, locale) });
  }
}
