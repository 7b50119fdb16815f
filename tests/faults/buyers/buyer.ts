import { setTimeout as sleep } from "node:timers/promises";
import type { Acknowledged, AcknowledgedOrder } from "../acknowledged.ts";
import type { ExternalBank } from "../setup/external-bank.ts";
import { payByCard } from "./card.ts";
import type { Clerk } from "./clerk.ts";
import { type Customer, keepInCredit } from "./customer.ts";
import { deliver } from "./deliver.ts";
import { buy, type Choice } from "./purchase.ts";
import type { RetryingClient } from "./retrying-client.ts";
import { sendBack } from "./sending-back.ts";

export interface Scenario {
  variantIds: readonly number[];
  clerk: Clerk;
  bank: ExternalBank;
  acknowledged: Acknowledged;
}

/**
 * Buys, pays, cancels, takes delivery and returns until the time is over. Then everything begun is
 * completed.
 */
export class Buyer {
  readonly client: RetryingClient;
  readonly #scenario: Scenario;
  /** Absent for a guest. */
  readonly #customer: Customer | undefined;

  constructor(client: RetryingClient, scenario: Scenario, customer?: Customer) {
    this.client = client;
    this.#scenario = scenario;
    this.#customer = customer;
  }

  /** @param thinkMs average pause before an order */
  async shop(isOver: () => boolean, thinkMs = 0): Promise<void> {
    const { acknowledged, clerk } = this.#scenario;
    while (!isOver()) {
      await sleep(Math.random() * 2 * thinkMs);
      if (this.#customer) await keepInCredit(this.#customer, clerk, acknowledged);
      const order = await buy(this.client, this.#choose(), acknowledged, this.#customer?.id);
      if (order) await this.follow(order);
      // After a refusal a guest starts over in a new browser; for a customer the unavailable item
      // has been removed.
      else if (!this.#customer) this.client.forget();
    }
  }

  #choose(): Choice {
    const { variantIds } = this.#scenario;
    const basic = {
      variantId: variantIds[Math.floor(Math.random() * variantIds.length)] ?? 0,
      quantity: 1 + Math.floor(Math.random() * 2),
    };
    if (!this.#customer) return { ...basic, method: oneOf("cod", "cod", "card"), part: 0 };
    const method = oneOf("wallet", "cod", "card");
    return { ...basic, method, part: method === "wallet" ? 0 : oneOf(0, 0.5) };
  }

  /** What happens to an order: paid, cancelled, delivered, returned. */
  async follow(order: AcknowledgedOrder): Promise<void> {
    const { clerk, bank, acknowledged } = this.#scenario;
    if (order.status === "pending") await payByCard(this.client, bank, order, acknowledged);
    const fate = Math.random();
    if (fate < 0.3) return this.#cancel(order);
    if (fate > 0.75 || order.status === "pending") return;
    await deliver(clerk, order, acknowledged);
    if (Math.random() < 0.75) await sendBack(this.client, clerk, order, acknowledged);
  }

  /** Paid or not; a payment is refunded. */
  async #cancel(order: AcknowledgedOrder): Promise<void> {
    const { status, body } = await this.client.post(`/api/v1/orders/${order.number}/cancel`);
    if (status === 200) order.status = "cancelled";
    else
      this.#scenario.acknowledged.strange.push(
        `cancel ${order.number}: ${status} ${JSON.stringify(body)}`,
      );
  }
}

function oneOf<T>(...these: [T, ...T[]]): T {
  return these[Math.floor(Math.random() * these.length)] ?? these[0];
}
