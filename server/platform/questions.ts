import type { Locale } from "#contract/kernel/locale.ts";
import type { Connection } from "./postgres/database.ts";

/** What a module asks those above it: each answers from its own tables. */
export interface ShopQuestions {
  /** Everything a module keeps about a person, for the person to read: plain names, no secrets, no hashes. */
  "customer.data": { asked: { customerId: number; shopperId: number }; answer: unknown };
  /** Which of the products these shoppers have ordered and not cancelled; in the same order. */
  "products.bought": {
    asked: { purchases: { shopperId: number; productId: number }[] };
    answer: boolean[];
  };
  /** Whether cards can be taken at this moment. */
  "cards.taken": { asked: object; answer: boolean };
  /** What customers have paid for an order beside store credit and nobody gave back; also what couriers have in hand. */
  "order.received": { asked: { orderId: number }; answer: number };
  "price-list.name": { asked: { priceListId: number; locale: Locale }; answer: string | null };
}

type Question = keyof ShopQuestions;
type Answerer = (db: Connection, asked: never) => Promise<unknown>;

/** Questions upwards, as steps and events are: answered in the order of the modules. */
export class Questions {
  #answerers = new Map<Question, Map<string, Answerer>>();

  /** A module above answers under a name of its own. */
  answer<Q extends Question>(
    question: Q,
    name: string,
    answerer: (
      db: Connection,
      asked: ShopQuestions[Q]["asked"],
    ) => Promise<ShopQuestions[Q]["answer"]>,
  ): void {
    const answerers = this.#answerers.get(question) ?? new Map<string, Answerer>();
    if (answerers.has(name)) throw new Error(`${question} is answered twice by ${name}`);
    this.#answerers.set(question, answerers.set(name, answerer));
  }

  /** The answers by the names of those who gave them. */
  async ask<Q extends Question>(
    db: Connection,
    question: Q,
    asked: ShopQuestions[Q]["asked"],
  ): Promise<Record<string, ShopQuestions[Q]["answer"]>> {
    const answers: Record<string, ShopQuestions[Q]["answer"]> = {};
    for (const [name, answerer] of this.#answerers.get(question) ?? []) {
      answers[name] = await answerer(db, asked as never);
    }
    return answers;
  }
}
