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
import { refuseShortage, reserveStock } from "#server/modules/inventory/index.ts";
import { redeemPromotions } from "#server/modules/pricing/index.ts";
import { withdraw } from "#server/modules/wallet/index.ts";
import { refuse } from "#server/platform/http/problem-error.ts";
import type { Work } from "#server/platform/postgres/unit-of-work.ts";
import { orderPlaced } from "../events.ts";
import { lockedRecord, needsCode } from "../limits/needs-code.ts";
import type { OrderLimits } from "../limits/order-limits.ts";
import { orderMailJob, outletSmsJob } from "../mails/order-mail-job.ts";
import { orderStock } from "../order-number.ts";
import type { OrderPayments } from "../order-payments.ts";
import type { OrderRecord } from "../order-queries.ts";
import type { OrderState } from "../status/order-states.ts";
import { insertOrder, type Placement } from "./insert-order.ts";
import { type PayerFacts, paymentFacts } from "./payment-facts.ts";
import { offerOf, type PaymentFacts } from "./payment-offers.ts";
import { type PricedCart, priceCart } from "./price-cart.ts";

/** The payment port and limits for placing orders. */
export interface PlaceOrderDeps {
  payments: OrderPayments;
  limits: OrderLimits;
}

/**
 * Orders the shopper's cart. Statements that do not wait for each other are sent together. Stock is
 * reserved last, so that its rows are locked for the shortest time.
 */
export async function placeOrder(
  work: Work,
  { payments, limits }: PlaceOrderDeps,
  placement: Placement,
): Promise<OrderRecord> {
  const { body, shopperId, customer, network } = placement;
  const { phone, email } = body.contact;
  const [buyerRecord, lines] = await Promise.all([
    lockedRecord(work, limits, { shopperId, network, phone, email }),
    takeCart(work, shopperId),
  ]);
  if (lines.length === 0) refuse("cart-empty");
  refuseShortage(lines, new Map(lines.map((line) => [line.variantId, line.available])));

  const choice = {
    governorate: body.address.governorate,
    paymentMethod: body.paymentMethod,
    coupon: body.coupon,
    people: placement.people,
  };
  const priced = await priceCart(work.db, { shopperId, lines }, choice, "address.governorate");
  const { totals, adjustments } = priced.ledger;
  const wanted = body.paymentMethod === "wallet" ? totals.total : (body.wallet ?? 0);
  const facts = await paymentFacts(work.db, payments, { customer, wallet: wanted }, priced);
  assertAsShown(priced, facts, body, placement.locale);
  if (facts.wallet < wanted) refuse("wallet-balance");
  const hasToConfirm = await needsCode(work, limits, buyerRecord, {
    customer,
    phone,
    method: body.paymentMethod,
    pieces: lines.reduce((sum, { quantity }) => sum + quantity, 0),
    due: facts.total - facts.wallet,
    isApprovedCompany: facts.isApprovedCompany,
  });

  const { record, bill, eventId } = await insertOrder(work, {
    ...placement,
    guestDays: limits.guestDays,
    lines,
    priced,
    facts,
    ...firstState(placement, facts, hasToConfirm),
  });
  const originator = orderStock(record.number);
  const reserved = lines.map(({ variantId, quantity, description }) => ({
    variantId,
    quantity,
    productId: description.productId,
  }));
  await Promise.all([
    enqueueMessages(work, placement, record, eventId),
    payFromWallet(work, placement, record.number, facts),
    redeemPromotions(work, {
      promotionIds: adjustments.flatMap(({ promotionId }) => promotionId ?? []),
      shopperId,
      people: placement.people,
      originator,
    }),
    reserveStock(work, originator, reserved, record.expires_at),
  ]);
  const isPaid = record.waiting_for === null && facts.wallet === facts.total;
  await work.emit(orderPlaced, { orderId: record.id, number: record.number, bill, isPaid });
  return record;
}

/**
 * Customers without an email get the order's link by short message once it is confirmed; phone
 * orders and transfers get it right away, with payment instructions.
 */
async function enqueueMessages(
  work: Work,
  { body: { contact, paymentMethod }, placedBy }: Placement,
  { id, expires_at: heldUntil }: OrderRecord,
  eventId: number,
): Promise<void> {
  const isTextedNow = placedBy !== undefined || isTransfer(paymentMethod);
  if (contact.email || heldUntil === null || isTextedNow)
    await work.enqueue(orderMailJob, { orderId: id, eventId }, `order ${id}`);
  if (paymentMethod === "kiosk" && heldUntil !== null)
    await work.enqueue(outletSmsJob, { orderId: id }, `order ${id}`);
}

/** The customer pays the amount that was shown, and cash on delivery only up to the limit. */
function assertAsShown(
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
