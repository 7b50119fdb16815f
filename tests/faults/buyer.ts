import { randomUUID } from "node:crypto";
import { setTimeout as sleep } from "node:timers/promises";

/** What one buyer was told, and so must be true whatever is killed. */
export interface Ledger {
  /** Numbers of orders that were acknowledged, by the key they were sent with. */
  placed: Map<string, string>;
  cancelled: Set<string>;
  /** Refused for good: sold out and the like. */
  refused: number;
  /** Requests that got no answer, or were told to come back. */
  unanswered: number;
}

const PHONE = "01012345678";
const RETRY_MS = 150;

/** A buyer on a bad line: whatever gets no answer is sent again with the same key, until it is answered. */
export class Buyer {
  readonly ledger: Ledger = { placed: new Map(), cancelled: new Set(), refused: 0, unanswered: 0 };
  readonly #address: string;
  #cookie = "";

  constructor(address: string) {
    this.#address = address;
  }

  /** Buys one of the variants, and sometimes changes their mind. */
  async shop(variantIds: readonly number[], stopAt: number): Promise<void> {
    while (Date.now() < stopAt) {
      const number = await this.#buy(
        variantIds[Math.floor(Math.random() * variantIds.length)] ?? 0,
      );
      if (number !== undefined && Math.random() < 0.4) await this.#cancel(number);
    }
  }

  async #buy(variantId: number): Promise<string | undefined> {
    const added = await this.#insist(
      "/api/v1/cart/lines",
      { variantId, quantity: 1 },
      randomUUID(),
    );
    if (added.status >= 400) return this.#giveUp();
    const choice = { governorate: "EG-C", paymentMethod: "cod" };
    const quote = await this.#insist("/api/v1/checkout/quote", choice);
    if (quote.status >= 400) return this.#giveUp();
    const { totals } = quote.body as { totals: { total: number } };
    const key = randomUUID();
    const order = await this.#insist("/api/v1/orders", orderOf(totals.total), key);
    if (order.status >= 400) return this.#giveUp();
    const { number } = order.body as { number: string };
    this.ledger.placed.set(key, number);
    return number;
  }

  async #cancel(number: string): Promise<void> {
    const { status } = await this.#insist(`/api/v1/orders/${number}/cancel`, undefined);
    if (status === 200) this.ledger.cancelled.add(number);
  }

  /** The cart may hold what cannot be had: begin with another browser. */
  #giveUp(): undefined {
    this.ledger.refused += 1;
    this.#cookie = "";
  }

  /** Sends until there is an answer that is not the fault of a server that was just killed. */
  async #insist(path: string, body: unknown, key?: string) {
    for (;;) {
      const answer = await this.#send(path, body, key).catch(() => undefined);
      if (answer && answer.status < 500) return answer;
      this.ledger.unanswered += 1;
      await sleep(RETRY_MS);
    }
  }

  async #send(
    path: string,
    body: unknown,
    key?: string,
  ): Promise<{ status: number; body: unknown }> {
    const response = await fetch(this.#address + path, {
      method: "POST",
      headers: {
        ...(body !== undefined && { "content-type": "application/json" }),
        ...(key !== undefined && { "idempotency-key": key }),
        cookie: this.#cookie,
      },
      ...(body !== undefined && { body: JSON.stringify(body) }),
      signal: AbortSignal.timeout(20_000),
    });
    const text = await response.text();
    this.#cookie = response.headers.get("set-cookie")?.split(";", 1)[0] ?? this.#cookie;
    return { status: response.status, body: text === "" ? undefined : JSON.parse(text) };
  }
}

function orderOf(expectedTotal: number) {
  return {
    contact: { name: "منى عبد الرحمن", phone: PHONE },
    address: { governorate: "EG-C", city: "القاهرة", street: "شارع الهرم", building: "5" },
    paymentMethod: "cod",
    expectedTotal,
  };
}
