import type { Order } from "#contract/orders/endpoints.ts";
import type { Payment } from "#contract/payments/payment-schema.ts";
import { deposit } from "../../modules/wallet/index.ts";
import type { OrderChanges, ApiClient } from "../api-client.ts";
import { registerCustomer, type CustomerClient } from "../sign-in.ts";
import { addDeliveryTerms, addProducts } from "../small-catalogue.ts";
import type { TestShop } from "../test-shop.ts";
import { createOrderActions } from "./order-actions.ts";

interface Note {
  reason: string;
  total: number;
  lines: [kind: string, quantity: number, gross: number][];
}

/** Units of the two lines of the scenario's order. */
export const units = (lamps: number, spots = 0) =>
  [
    { position: 1, quantity: lamps },
    { position: 2, quantity: spots },
  ].filter(({ quantity }) => quantity > 0);

/**
 * Orders of three lamps and two spots (408.66, delivery 60, cash-on-delivery fee 20), and their
 * later changes.
 */
export async function createCreditScenario(shop: TestShop) {
  await shop.run(addDeliveryTerms);
  const [lamp = 0, spot = 0] = await shop.run((work) =>
    addProducts(work, [{ stock: 500 }, { stock: 500, piastres: 33_33 }]),
  );
  const actions = await createOrderActions(shop);

  const order = async (buyer: ApiClient, changes: OrderChanges = {}): Promise<Order> => {
    await buyer.add(lamp, 3);
    await buyer.add(spot, 2);
    const { paymentMethod = "cod", wallet, coupon } = changes;
    const quote = await buyer.post("/api/v1/checkout/quote", {
      governorate: "EG-C",
      paymentMethod,
      wallet,
      coupon,
    });
    const placed = await buyer.order(quote.json().totals.total, changes);
    if (placed.statusCode !== 201) throw new Error(placed.body);
    return placed.json<Order>();
  };

  /** An order paid before it is packed. */
  const paid = async (buyer: ApiClient, changes: OrderChanges = {}): Promise<Order> => {
    const placed = await order(buyer, { paymentMethod: "card", ...changes });
    await actions.pay(placed.number, { kind: "transfer", amount: placed.due });
    return placed;
  };

  /** A customer with 200 pounds of store credit. */
  const rich = async (): Promise<CustomerClient> => {
    const buyer = await registerCustomer(shop);
    const customerId = buyer.userInfo.id;
    await shop.run((work) =>
      deposit(work, { customerId, amount: 200_00, reason: "staff", reference: null }),
    );
    return buyer;
  };

  const read = async (buyer: ApiClient, { number }: Order) =>
    (await buyer.get(`/api/v1/orders/${number}`)).json<Order>();
  const payment = async (buyer: ApiClient, { number }: Order) =>
    (await buyer.get(`/api/v1/orders/${number}/payment`)).json<Payment>();
  const balance = async (buyer: CustomerClient) =>
    (await buyer.get("/api/v1/account/wallet")).json<{ balance: number }>().balance;

  const notesOf = async ({ number }: Order): Promise<Note[]> => {
    const { rows } = await shop.pool.query<Note>(
      `select reason, total_piastres as total, (
         select json_agg(json_build_array(kind, quantity, gross_piastres) order by position)
         from invoices.line where document_id = document.id
       ) as lines
       from invoices.document where order_number = $1 and kind = 'credit-note' order by id`,
      [number],
    );
    return rows;
  };

  /** Units reserved for an order, by variant. */
  const held = async ({ number }: Order): Promise<number[]> => {
    const { rows } = await shop.pool.query<{ quantity: number }>(
      "select quantity from inventory.stock_reservation where originator = $1 order by variant_id",
      [`order:${number}`],
    );
    return rows.map(({ quantity }) => quantity);
  };

  return { actions, order, paid, rich, read, payment, balance, notesOf, held };
}

export type CreditScenario = Awaited<ReturnType<typeof createCreditScenario>>;
