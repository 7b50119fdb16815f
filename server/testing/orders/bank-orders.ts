import { expect } from "vitest";
import { sandboxGateway, settleRefunds } from "#server/modules/payments/index.ts";
import { paymobHmac } from "#server/modules/payments/paymob/paymob-hmac.ts";
import { describe as wordsOf } from "#server/modules/payments/sandbox/describe-transaction.ts";
import type { Transaction } from "#server/modules/payments/sandbox/transaction.ts";
import { ApiClient } from "../api-client.ts";
import type { TestShop } from "../test-shop.ts";

/** A lamp for EGP 114, delivery 60. */
export const DUE = 174_00;

export type Method = "mobile-wallet" | "instalments" | "kiosk";
export type BankOrder = Awaited<ReturnType<ReturnType<typeof createBankOrders>["orderBy"]>>;

/** Orders paid through the sandbox, with the actions of customers and the bank. */
export function createBankOrders(
  shop: TestShop,
  { origin, variantId }: { origin: string; variantId: number },
) {
  let people = 0;

  /** An order that waits for payment, and what can happen to it. */
  async function orderBy(method: Method, given?: ApiClient, quantity = 1) {
    people += 1;
    const buyer = given ?? new ApiClient(shop.app);
    const contact = {
      phone: `010${String(40_000_000 + people)}`,
      email: `ways-${people}@example.com`,
    };
    await buyer.add(variantId, quantity);
    const total = quantity * 114_00 + 60_00;
    const placed = await buyer.order(total, { paymentMethod: method, contact });
    expect([placed.statusCode, placed.json().code]).toEqual([201, undefined]);
    const { number } = placed.json<{ number: string }>();
    const read = async (what = "") => (await buyer.get(`/api/v1/orders/${number}${what}`)).json();
    const begin = () => buyer.post(`/api/v1/orders/${number}/payment`);
    return {
      number,
      buyer,
      contact,
      begin,
      read,
      payment: () => read("/payment"),
      status: async () => (await read()).status,
      /** Ends its reservation. */
      passTime: () =>
        shop.pool.query(
          "update orders.order set expires_at = now() - interval '1 s' where number = $1",
          [number],
        ),
      /** The customer's choice on the bank's page. */
      decide: async (outcome: string) => {
        const page = new URL((await begin()).json().redirect);
        await fetch(atSandbox("decide", { clientSecret: secretOf(page), outcome }), {
          redirect: "manual",
        });
      },
    };
  }

  function atSandbox(path: string, query: Record<string, string>): URL {
    const address = new URL(`${origin}/dev/paymob/${path}`);
    address.search = new URLSearchParams(query).toString();
    return address;
  }

  const payAtOutlet = (bill: string) => fetch(atSandbox("outlet/pay", { bill }));
  const settle = () => settleRefunds(shop.platform, sandboxGateway(origin));

  /** A hand-made notification of the bank about an order. */
  async function word(
    method: Method,
    { number }: { number: string },
    changes: Partial<Transaction> = {},
  ) {
    const { rows } = await shop.pool.query(
      `select reference, bank_order from payments.bank_attempt join orders.order on "order".id = order_id
     where number = $1 order by bank_attempt.id desc limit 1`,
      [number],
    );
    const intention = {
      method,
      clientSecret: "",
      orderId: Number(rows[0].bank_order ?? 1),
      amount: DUE,
      reference: rows[0].reference,
      callbackUrl: origin,
      returnUrl: origin,
    };
    people += 1;
    const id = 900_000 + people;
    const rest = { success: true, pending: false, refunded: 0 };
    return wordsOf({ id, intention, amount: DUE, ...rest, ...changes });
  }

  async function say(obj: object, hmac = paymobHmac(obj, sandboxGateway("").hmacSecret)) {
    const answer = await fetch(`${origin}/api/v1/payments/paymob/callback?hmac=${hmac}`, {
      method: "POST",
      headers: { "content-type": "application/json" },
      body: JSON.stringify({ type: "TRANSACTION", obj }),
    });
    return { status: answer.status, ...((await answer.json()) as { taken?: boolean }) };
  }

  return { orderBy, atSandbox, payAtOutlet, settle, word, say };
}

export const secretOf = (page: URL) => page.searchParams.get("clientSecret") ?? "";
