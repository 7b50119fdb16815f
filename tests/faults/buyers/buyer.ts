import type { CardTaker } from "../stage/card-taker.ts";
import type { Told, ToldOrder } from "../told.ts";
import type { BadLine } from "./bad-line.ts";
import { payByCard } from "./card.ts";
import type { Clerk } from "./clerk.ts";
import { type Customer, keepInCredit } from "./customer.ts";
import { deliver } from "./life.ts";
import { buy, type Choice } from "./purchase.ts";
import { sendBack } from "./sending-back.ts";

export interface Scene {
  variantIds: readonly number[];
  clerk: Clerk;
  bank: CardTaker;
  told: Told;
}

/** Buys, pays, changes their mind, gets it delivered and sends it back, until the time is over. Then everything begun is ended. */
export class Buyer {
  readonly line: BadLine;
  readonly #scene: Scene;
  /** Absent: a guest. */
  readonly #customer: Customer | undefined;

  constructor(line: BadLine, scene: Scene, customer?: Customer) {
    this.line = line;
    this.#scene = scene;
    this.#customer = customer;
  }

  async shop(isOver: () => boolean): Promise<void> {
    const { told, clerk } = this.#scene;
    while (!isOver()) {
      if (this.#customer) await keepInCredit(this.#customer, clerk, told);
      const order = await buy(this.line, this.#choose(), told, this.#customer?.id);
      if (order) await this.follow(order);
      // A guest who is refused begins with another browser; what a customer cannot have was taken out.
      else if (!this.#customer) this.line.forget();
    }
  }

  #choose(): Choice {
    const { variantIds } = this.#scene;
    const basic = {
      variantId: variantIds[Math.floor(Math.random() * variantIds.length)] ?? 0,
      quantity: 1 + Math.floor(Math.random() * 2),
    };
    if (!this.#customer) return { ...basic, method: oneOf("cod", "cod", "card"), part: 0 };
    const method = oneOf("wallet", "cod", "card");
    return { ...basic, method, part: method === "wallet" ? 0 : oneOf(0, 0.5) };
  }

  /** What comes of an order: paid, cancelled, delivered, sent back. */
  async follow(order: ToldOrder): Promise<void> {
    const { clerk, bank, told } = this.#scene;
    if (order.status === "pending") await payByCard(this.line, bank, order, told);
    const fate = Math.random();
    if (fate < 0.3) return this.#cancel(order);
    if (fate > 0.75 || order.status === "pending") return;
    await deliver(clerk, order, told);
    if (Math.random() < 0.75) await sendBack(this.line, clerk, order, told);
  }

  /** Paid or not: what was paid goes back. */
  async #cancel(order: ToldOrder): Promise<void> {
    const { status, body } = await this.line.post(`/api/v1/orders/${order.number}/cancel`);
    if (status === 200) order.status = "cancelled";
    else this.#scene.told.strange.push(`cancel ${order.number}: ${status} ${JSON.stringify(body)}`);
  }
}

function oneOf<T>(...these: [T, ...T[]]): T {
  return these[Math.floor(Math.random() * these.length)] ?? these[0];
}
