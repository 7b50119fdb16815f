import sharp from "sharp";
import { ApiClient } from "#server/testing/api-client.ts";
import { foundCompany } from "#server/testing/company.ts";
import { freePort } from "#server/testing/free-port.ts";
import { openMailbox } from "#server/testing/mailbox.ts";
import { lookUp } from "#server/testing/orders/order-access.ts";
import { registerCustomer, type CustomerClient } from "#server/testing/sign-in.ts";
import { addDeliveryTerms, addProducts } from "#server/testing/small-catalogue.ts";
import { createTestShop, type TestShop, type TestShopOptions } from "#server/testing/test-shop.ts";
import { CALLERS, type CallerName } from "./callers.ts";
import { makeCaller } from "./make-caller.ts";

/** A shop with a caller of each kind, and data that belongs to `person`. */
export interface Fixtures {
  shop: TestShop;
  /** URL of the running shop. */
  origin: string;
  variantId: number;
  productId: number;
  companyId: number;
  /** Approver of the company of `buyer` and `approver`. */
  founder: CustomerClient;
  person: CustomerClient;
  callers: Record<CallerName, ApiClient>;
  /** The owner of orders that requests are about: `person`, or sometimes the guest. */
  owner: ApiClient;
  /** An order of the owner, with its invoice. */
  orderNumber: string;
}

export async function createFixtures(
  options: Pick<TestShopOptions, "webBuild"> = {},
): Promise<Fixtures> {
  // Card payments go to the sandbox, which the shop must be able to reach.
  const port = await freePort();
  const origin = `http://127.0.0.1:${port}`;
  const shop = await createTestShop({
    config: { port, publicUrl: origin, devPages: true },
    ...options,
  });
  await shop.app.listen({ port, host: "127.0.0.1" });
  await shop.run(addDeliveryTerms);
  return { shop, origin, ...(await addEverybody(shop)) };
}

/** A new caller of each kind, with new products. */
export async function addEverybody(shop: TestShop): Promise<Omit<Fixtures, "shop" | "origin">> {
  const [variantId = 0] = await shop.run((work) =>
    addProducts(work, [{ stock: 50_000, piastres: 1_000_00, givesLight: true }]),
  );
  const list = await new ApiClient(shop.app).get("/api/v1/products");
  const productId = list.json<{ items: { id: number }[] }>().items[0]?.id ?? 0;
  const { founder, companyId } = await foundCompany(shop);
  const person = await registerCustomer(shop);
  const callers = {} as Record<CallerName, ApiClient>;
  for (const name of CALLERS) callers[name] = await makeCaller(shop, name, founder);
  callers.person = person;
  const orderNumber = await placeOrder({ variantId }, person);
  const things = { variantId, productId, companyId, orderNumber };
  return { ...things, founder, person, owner: person, callers };
}

const PHONE = "01012345678";

/**
 * The neighbour looks up the owner's order and the newest one, which a request may just have
 * placed.
 */
export async function seeParcels(
  { shop, orderNumber }: Pick<Fixtures, "shop" | "orderNumber">,
  neighbour: ApiClient,
): Promise<void> {
  const { rows } = await shop.pool.query<{ number: string }>(
    `select number from orders.order
     where shopper_id = (select shopper_id from orders.order where number = $1) order by id desc limit 1`,
    [orderNumber],
  );
  for (const number of new Set([orderNumber, rows[0]?.number ?? ""])) {
    const answer = await lookUp(neighbour, { number, phone: PHONE });
    if (answer.statusCode !== 200) throw new Error(answer.body);
  }
}

interface OrderInput {
  quantity?: number;
  paymentMethod?: "cod" | "card";
}

/** An order of lamps for delivery in Aswan. */
export async function orderBody(
  { variantId }: Pick<Fixtures, "variantId">,
  buyer: ApiClient,
  { quantity = 1, paymentMethod = "cod" }: OrderInput = {},
) {
  const governorate = "EG-ASN";
  await buyer.send({ method: "DELETE", url: `/api/v1/cart/lines/${variantId}` });
  await buyer.add(variantId, quantity);
  const quote = await buyer.post("/api/v1/checkout/quote", { governorate, paymentMethod });
  return {
    contact: { name: "منى", phone: PHONE, email: "" },
    address: { governorate, city: "أسوان", street: "شارع", building: "1" },
    paymentMethod,
    expectedTotal: quote.json<{ totals: { total: number } }>().totals.total,
  };
}

/** @returns the number of an order placed by this visitor */
export async function placeOrder(
  fixtures: Pick<Fixtures, "variantId">,
  buyer: ApiClient,
  input: OrderInput = {},
): Promise<string> {
  const answer = await buyer.post("/api/v1/orders", await orderBody(fixtures, buyer, input));
  if (answer.statusCode !== 201) throw new Error(answer.body);
  return answer.json<{ number: string }>().number;
}

/** The mail sent to a recipient by an action. */
export async function readingMail(
  { shop }: Pick<Fixtures, "shop">,
  email: string,
  send: () => Promise<unknown>,
) {
  const mailbox = openMailbox(shop.platform);
  await send();
  return mailbox.mailTo(email);
}

export const samplePicture = () =>
  sharp({ create: { width: 8, height: 8, channels: 3, background: "#c80" } })
    .jpeg()
    .toBuffer();
