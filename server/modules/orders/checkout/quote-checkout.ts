import type { EndpointResponse } from "#contract/kernel/endpoint.ts";
import type { Locale } from "#contract/kernel/locale.ts";
import { cairoDay } from "#contract/kernel/time/cairo-day.ts";
import type { orderEndpoints } from "#contract/orders/endpoints.ts";
import { readCartLines } from "#server/modules/cart/index.ts";
import { deliveryWindow, type Ledger, type Promotion } from "#server/modules/pricing/index.ts";
import { refuse } from "#server/platform/http/problem-error.ts";
import type { Connection } from "#server/platform/postgres/database.ts";
import type { OrderPayments } from "../order-payments.ts";
import { type Payer, paymentFacts } from "./payment-facts.ts";
import { paymentOffers } from "./payment-offers.ts";
import { presentAdjustments } from "./present-adjustments.ts";
import { type CheckoutChoice, priceCart } from "./price-cart.ts";

type Quote = EndpointResponse<typeof orderEndpoints.quoteCheckout>;

/** The price of a shopper's cart with the given choices. */
export async function quoteCheckout(
  { db, payments }: { db: Connection; payments: OrderPayments },
  shopperId: number | undefined,
  choice: CheckoutChoice,
  payer: Payer,
  locale: Locale,
): Promise<Quote> {
  if (shopperId === undefined) refuse("cart-empty");
  const lines = (await readCartLines(db, shopperId)).filter(({ isParked }) => !isParked);
  if (lines.length === 0) refuse("cart-empty");
  const priced = await priceCart(db, { shopperId, lines }, choice, "governorate");
  const { ledger, delivery, coupon } = priced;
  const { total } = ledger.totals;
  const facts = await paymentFacts(db, payments, payer, priced);
  const offers = paymentOffers(facts);
  const used = choice.paymentMethod === "wallet" ? total : facts.wallet;
  return {
    totals: ledger.totals,
    adjustments: presentAdjustments(ledger.adjustments, locale),
    coupon: coupon ? presentCoupon(coupon, ledger, locale) : null,
    ...deliveryWindow(cairoDay(), delivery.daysMin, delivery.daysMax),
    codAllowed: offers.some(({ method, reason }) => method === "cod" && reason === null),
    codLimit: delivery.codLimit,
    methods: offers,
    wallet: facts.balance === null ? null : { balance: facts.balance, used },
    due: total - used,
    needsApproval: facts.needsApproval,
  };
}

function presentCoupon(
  coupon: Promotion,
  { adjustments }: Ledger,
  locale: Locale,
): Quote["coupon"] {
  return {
    code: coupon.code ?? "",
    isApplied: adjustments.some(({ promotionId }) => promotionId === coupon.id),
    label: coupon.label[locale],
    minimum: coupon.minimum,
  };
}
