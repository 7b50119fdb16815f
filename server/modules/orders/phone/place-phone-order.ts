import type { EndpointResponse } from "#contract/kernel/endpoint.ts";
import type { Locale } from "#contract/kernel/locale.ts";
import type {
  PhoneChoice,
  PhoneOrder,
  phoneOrderEndpoints,
} from "#contract/orders/phone-endpoints.ts";
import { addCartLines } from "#server/modules/cart/index.ts";
import { customerByPhone, holdKnownCustomer, newShopper } from "#server/modules/customers/index.ts";
import { personKeys } from "#server/modules/pricing/index.ts";
import type { NetworkKeys } from "#server/platform/http/network-keys.ts";
import { refuse } from "#server/platform/http/problem-error.ts";
import type { Platform } from "#server/platform/platform.ts";
import { dryRun } from "#server/platform/postgres/dry-run.ts";
import type { Work, WorkTools } from "#server/platform/postgres/unit-of-work.ts";
import { placeOrder, type PlaceOrderDeps } from "../checkout/place-order.ts";
import { quoteCheckout } from "../checkout/quote-checkout.ts";
import type { OrdersTables } from "../tables.ts";

type Quote = EndpointResponse<typeof phoneOrderEndpoints.quotePhoneOrder>;

/** The member of staff who enters it, and their network. */
interface Clerk {
  staffId: number;
  network: NetworkKeys;
  /** Keys under which the caller's uses of promotions are counted. */
  people: readonly Buffer[];
}

/**
 * Fills a cart for a caller and orders it through the shop's own checkout. For an account, too, it
 * is a separate cart at the shop's prices: the caller's own cart is left alone, and company terms
 * are for members.
 */
export async function placePhoneOrder(
  work: Work,
  { payments, limits }: PlaceOrderDeps,
  { lines, locale, customerId, ...body }: PhoneOrder,
  { staffId, network, people }: Clerk,
): Promise<{ orderId: number }> {
  const ownerId =
    customerId === undefined ? undefined : await ownerOf(work, customerId, body.contact.phone);
  const shopperId = await fillCart(work, lines);
  // A caller is not an unknown browser: staff vouch for the order.
  const trusted = { ...limits, person: null, address: null, network: null, long: null };
  const placed = await placeOrder(
    work,
    { payments, limits: { ...trusted, confirmAbove: null } },
    {
      ...{ network, people, locale, body },
      shopperId,
      customer: undefined,
      placedBy: staffId,
    },
  );
  if (ownerId !== undefined) await giveToAccount(work, placed.id, ownerId);
  return { orderId: placed.id };
}

/**
 * Checks that the account has confirmed the number, and keeps the account until the order is
 * placed.
 * @returns its shopper
 */
async function ownerOf(work: Work, customerId: number, phone: string): Promise<number> {
  await holdKnownCustomer(work, customerId);
  const customer = await customerByPhone(work.db, phone);
  return customer?.id === customerId ? customer.shopperId : refuse("not-found");
}

async function giveToAccount(work: Work, orderId: number, shopperId: number): Promise<void> {
  await work.db
    .$extendTables<OrdersTables>()
    .updateTable("orders.order")
    .set({ shopper_id: shopperId, guest_until: null })
    .where("id", "=", orderId)
    .execute();
}

/** The price of a phone order: its cart is filled as for the order, quoted, and rolled back. */
export async function quotePhoneOrder(
  platform: WorkTools & Pick<Platform, "authSecret">,
  { payments }: Pick<PlaceOrderDeps, "payments">,
  { lines, phone, ...choice }: PhoneChoice,
  locale: Locale,
): Promise<Quote> {
  const people = phone ? personKeys(platform.authSecret, { phone }) : [];
  return dryRun(platform, async (work) => {
    const shopperId = await fillCart(work, lines);
    const payer = { customer: undefined, wallet: 0 };
    const tools = { db: work.db, payments };
    return quoteCheckout(tools, shopperId, { ...choice, people }, payer, locale);
  });
}

async function fillCart(work: Work, lines: PhoneOrder["lines"]): Promise<number> {
  const shopperId = await newShopper(work);
  await addCartLines(work, shopperId, lines);
  return shopperId;
}
