import type { EndpointResponse } from "#contract/kernel/endpoint.ts";
import type { Locale } from "#contract/kernel/locale.ts";
import type {
  PhoneChoice,
  PhoneOrder,
  phoneOrderEndpoints,
} from "#contract/orders/phone-endpoints.ts";
import { addCartLines } from "#server/modules/cart/index.ts";
import { newShopper } from "#server/modules/customers/index.ts";
import type { NetworkKeys } from "#server/platform/http/network-keys.ts";
import {
  inTransaction,
  type Work,
  type WorkTools,
} from "#server/platform/postgres/unit-of-work.ts";
import { type Counter, placeOrder } from "../checkout/place-order.ts";
import { quoteCheckout } from "../checkout/quote-checkout.ts";

type Quote = EndpointResponse<typeof phoneOrderEndpoints.quotePhoneOrder>;

/** The member of staff who enters it, and their network. */
interface Clerk {
  staffId: number;
  network: NetworkKeys;
  /** Keys under which the caller's uses of promotions are counted. */
  people: readonly Buffer[];
}

/** Fills a cart for a caller and orders it, like the shop's own checkout. */
export async function placePhoneOrder(
  work: Work,
  { payments, limits }: Counter,
  { lines, locale, ...body }: PhoneOrder,
  { staffId, network, people }: Clerk,
): Promise<{ orderId: number }> {
  const shopperId = await fillCart(work, lines);
  // A caller is not an unknown browser: staff vouch for the order.
  const trusted = { ...limits, person: null, address: null, network: null, long: null };
  return placeOrder(
    work,
    { payments, limits: { ...trusted, confirmAbove: null } },
    { network, people, shopperId, customer: undefined, locale, body, placedBy: staffId },
  );
}

/** Rolls a transaction back. */
class NothingStays extends Error {}

/** The price of a phone order: its cart is filled as for the order, quoted, and rolled back. */
export async function quotePhoneOrder(
  tools: WorkTools,
  { payments }: Pick<Counter, "payments">,
  { lines, ...choice }: PhoneChoice,
  locale: Locale,
): Promise<Quote> {
  const quotes: Quote[] = [];
  try {
    await inTransaction(tools, async (work) => {
      const shopperId = await fillCart(work, lines);
      const payer = { customer: undefined, wallet: 0 };
      const asked = { ...choice, shopperId, people: [] };
      quotes.push(await quoteCheckout({ db: work.db, payments }, asked, payer, locale));
      throw new NothingStays();
    });
  } catch (error) {
    if (!(error instanceof NothingStays)) throw error;
  }
  return quotes[0] as Quote;
}

async function fillCart(work: Work, lines: PhoneOrder["lines"]): Promise<number> {
  const shopperId = await newShopper(work);
  await addCartLines(work, shopperId, lines);
  return shopperId;
}
