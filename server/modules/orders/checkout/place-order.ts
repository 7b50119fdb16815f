import { type RawBuilder, sql } from "kysely";
import type { Locale } from "#contract/kernel/locale.ts";
import { formatPounds } from "#contract/kernel/money.ts";
import type { PlaceOrderBody } from "#contract/orders/endpoints.ts";
import {
  APPROVAL_MINUTES,
  CONFIRM_MINUTES,
  HOLD_MINUTES,
  isPaidLater,
  isTransfer,
} from "#contract/orders/payment-method.ts";
import { PHONE_HOLD_MINUTES } from "#contract/orders/phone-endpoints.ts";
import { takeCart } from "#server/modules/cart/index.ts";
import { type ShopperQuery, statementShopper } from "#server/modules/customers/index.ts";
import { refuseShortage, reserveStockLast } from "#server/modules/inventory/index.ts";
import { redeemPromotions } from "#server/modules/pricing/index.ts";
import { withdraw } from "#server/modules/wallet/index.ts";
import { refuse } from "#server/platform/http/problem-error.ts";
import type { Work } from "#server/platform/postgres/unit-of-work.ts";
import { orderPlaced } from "../events.ts";
import type { StrangerRecord } from "../limits/held-goods.ts";
import { needsCode, recordFor } from "../limits/needs-code.ts";
import type { OrderLimits } from "../limits/order-limits.ts";
import { orderMailJob, outletSmsJob } from "../mails/order-mail-job.ts";
import { orderStock } from "../order-number.ts";
import type { OrderPayments } from "../order-payments.ts";
import type { OrderRecord } from "../order-queries.ts";
import type { OrderState } from "../status/order-states.ts";
import { insertOrder, type Placement } from "./insert-order.ts";
import { type PayerFacts, paymentFacts } from "./payment-facts.ts";
import { offerOf, type PaymentFacts } from "./payment-offers.ts";
import { type PricedCart, priceCart, type PriceFacts, priceFacts } from "./price-cart.ts";

/** The payment port and limits for placing orders. */
export interface Counter {
  payments: OrderPayments;
  limits: OrderLimits;
}

/**
 * Orders the shopper's cart, under the lock of `lockFor`. Stock is reserved last, so that its rows
 * are locked for the shortest time.
 */
export async function placeOrder(
  work: Work,
  { payments, limits }: Counter,
  placement: Placement,
): Promise<OrderRecord> {
  const { body } = placement;
  const { phone, email } = body.contact;
  const choice = {
    governorate: body.address.governorate,
    paymentMethod: body.paymentMethod,
    coupon: body.coupon,
  };
  const stranger = { network: placement.network, phone, email };
  const cart = await orderableCart(work, placement.shopper, {
    prices: priceFacts({ ...choice, people: placement.people }),
    stranger: recordFor(limits, statementShopper, stranger),
  });
  const { shopperId, lines, beside } = cart;
  const priced = priceCart(lines, beside.prices, choice, "address.governorate");
  const wanted = body.paymentMethod === "wallet" ? priced.ledger.totals.total : (body.wallet ?? 0);
  const payer = { customer: placement.customer, wallet: wanted };
  const facts = await paymentFacts(work.db, payments, payer, priced);
  refuseSurprises(priced, facts, body, placement.locale);
  if (facts.wallet < wanted) refuse("wallet-balance");
  const hasToConfirm = await needsCode(work, limits, beside.stranger, {
    customer: placement.customer,
    phone,
    method: body.paymentMethod,
    pieces: lines.reduce((sum, { quantity }) => sum + quantity, 0),
    due: facts.total - facts.wallet,
    isApprovedCompany: facts.isApprovedCompany,
  });

  const { record, bill, eventId } = await insertOrder(work, {
    ...placement,
    guestDays: limits.guestDays,
    shopperId,
    lines,
    priced,
    facts,
    ...firstState(placement, facts, hasToConfirm),
  });
  const { id, number, expires_at: heldUntil } = record;
  await leaveMessages(work, placement, record, eventId);
  await payFromWallet(work, placement, number, facts);
  await redeemPromotions(work, {
    promotionIds: priced.ledger.adjustments.flatMap(({ promotionId }) => promotionId ?? []),
    shopperId,
    people: placement.people,
    originator: orderStock(number),
  });
  reserveStockLast(
    work,
    orderStock(number),
    lines.map(({ variantId, quantity, description }) => ({
      variantId,
      quantity,
      productId: description.productId,
    })),
    heldUntil,
  );
  const isPaid = record.waiting_for === null && facts.wallet === facts.total;
  await work.emit(orderPlaced, { orderId: id, number, bill, isPaid });
  return record;
}

/**
 * Customers without an email get the order's link by short message once it is confirmed; phone
 * orders and transfers get it right away, with payment instructions.
 */
async function leaveMessages(
  work: Work,
  { body: { contact, paymentMethod }, placedBy }: Placement,
  { id, expires_at: heldUntil }: OrderRecord,
  eventId: number,
): Promise<void> {
  const isTextedNow = placedBy !== undefined || isTransfer(paymentMethod);
  if (contact.email || heldUntil === null || isTextedNow)
    await work.enqueueLast(orderMailJob, { orderId: id, eventId }, `order ${id}`);
  if (paymentMethod === "kiosk" && heldUntil !== null)
    await work.enqueueLast(outletSmsJob, { orderId: id }, `order ${id}`);
}

/**
 * The cart and what the order depends on, read in one statement; refused before anything is written
 * when something is clearly unavailable.
 */
async function orderableCart(
  work: Work,
  shopper: ShopperQuery,
  beside: { prices: RawBuilder<PriceFacts>; stranger: RawBuilder<StrangerRecord | null> },
) {
  const facts = sql<{ prices: PriceFacts; stranger: StrangerRecord | null }>`
    jsonb_build_object('prices', ${beside.prices}, 'stranger', ${beside.stranger})
  `;
  const cart = await takeCart(work, shopper, facts);
  if (!cart || cart.lines.length === 0) refuse("cart-empty");
  const { lines } = cart;
  refuseShortage(lines, new Map(lines.map((line) => [line.variantId, line.available])));
  return cart;
}

/** The customer pays the amount that was shown, and cash on delivery only up to the limit. */
function refuseSurprises(
  { ledger: { totals }, delivery }: PricedCart,
  facts: PaymentFacts,
  body: PlaceOrderBody,
  locale: Locale,
): void {
  if (totals.total !== body.expectedTotal) refuse("total-changed", { ...totals });
  const { reason } = offerOf(body.paymentMethod, facts);
  if (reason === "limit" && body.paymentMethod === "cod")
    refuse("cod-limit", { limit: formatPounds(delivery.codLimit ?? 0, locale) });
  if (reason === "balance") refuse("wallet-balance");
  if (reason !== null) refuse("payment-method");
}

/** What an order waits for at first, and how many minutes its stock is reserved. */
function firstState(
  { body: { paymentMethod: method }, placedBy }: Placement,
  facts: PayerFacts,
  hasToConfirm: boolean,
): { state: OrderState; minutes: number | null } {
  if (facts.needsApproval) return { state: "approval", minutes: APPROVAL_MINUTES };
  if (hasToConfirm) return { state: "confirmation", minutes: CONFIRM_MINUTES };
  if (!isPaidLater(method) || facts.total === facts.wallet)
    return { state: "ordered", minutes: null };
  const minutes = placedBy === undefined ? HOLD_MINUTES[method] : PHONE_HOLD_MINUTES;
  return { state: "payment", minutes };
}

async function payFromWallet(
  work: Work,
  { customer }: Placement,
  number: string,
  { wallet }: PayerFacts,
): Promise<void> {
  if (!customer || wallet === 0) return;
  await withdraw(work, {
    customerId: customer.id,
    amount: wallet,
    reason: "order",
    reference: number,
  });
}
