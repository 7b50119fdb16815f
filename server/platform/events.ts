import type { Log } from "./log.ts";
import type { Work } from "./postgres/unit-of-work.ts";

/** An order went from one state to another. */
interface OrderChange {
  orderId: number;
  number: string;
  from: string;
  to: string;
}

/** What modules tell each other upwards, after commit. Ids only: a listener reads what it needs. */
export interface ShopEvents {
  "product.changed": { productIds: number[] };
  /** A mail or short message is ready to leave. */
  "message.queued": { id: number };
  "order.placed": { orderId: number; number: string };
  "order.changed": OrderChange;
  "fulfilment.sent": { orderId: number };
  "order.credited": { orderId: number };
}

export type ShopEvent = {
  [Name in keyof ShopEvents]: { name: Name; payload: ShopEvents[Name] };
}[keyof ShopEvents];

/**
 * Steps of a command that modules above add to it, inside its transaction. Whoever throws stops the command:
 * what must not be half done is a step, what may follow later is an event.
 */
export interface ShopSteps {
  "order.placed": { orderId: number; number: string };
  "order.changed": OrderChange;
  /** Pieces leave the house in a parcel. */
  "fulfilment.sent": { orderId: number; fulfilmentId: number };
  /** An order costs less from now on: pieces of it were cancelled, or it is goodwill. */
  "order.credited": {
    orderId: number;
    kind: "cancellation" | "goodwill";
    creditNumber: number;
    amount: number;
    lines: { position: number; quantity: number }[];
    /** Delivery and fees go back, too. */
    fees: boolean;
    /** Goodwill given before that the lines are not paid back for twice. */
    setOff: number;
  };
  /** All of an order's money is there. */
  "order.paid": { orderId: number; at: Date };
  /** Goods came back and their money goes back; with `fees` the delivery's too. */
  "return.refunded": {
    orderId: number;
    returnNumber: string;
    lines: { position: number; quantity: number }[];
    fees: boolean;
    /** Goodwill given before that comes off the lines. */
    setOff: number;
  };
  /** Somebody signed in; what hung on the browser before becomes the customer's. */
  "customer.signed-in": {
    customerId: number;
    shopperId: number;
    /** The browser's own shopper until now. */
    fromShopperId: number | null;
    /** Proved ones only. */
    email: string | null;
    phone: string | null;
  };
  /** The person goes; refuse with `open-orders` while something is still under way. The email is a proved one. */
  "customer.erased": { customerId: number; shopperId: number; email: string | null };
}

export type ShopStep = {
  [Name in keyof ShopSteps]: { name: Name; payload: ShopSteps[Name] };
}[keyof ShopSteps];

type Listener = (payload: never) => Promise<void>;
type StepTaker = (work: Work, payload: never) => Promise<void>;

/** In-process delivery, awaited one by one. A failing listener is logged and never undoes the command. */
export class EventBus {
  #listeners = new Map<string, Listener[]>();
  #stepTakers = new Map<string, StepTaker[]>();
  #log: Log;

  constructor(log: Log) {
    this.#log = log;
  }

  on<Name extends keyof ShopEvents>(
    name: Name,
    listener: (payload: ShopEvents[Name]) => Promise<void>,
  ): void {
    const listeners = this.#listeners.get(name) ?? [];
    listeners.push(listener);
    this.#listeners.set(name, listeners);
  }

  /** Adds to a command of a module below, in the order of the modules. */
  within<Name extends keyof ShopSteps>(
    name: Name,
    take: (work: Work, payload: ShopSteps[Name]) => Promise<void>,
  ): void {
    const takers = this.#stepTakers.get(name) ?? [];
    takers.push(take);
    this.#stepTakers.set(name, takers);
  }

  async take(work: Work, step: ShopStep): Promise<void> {
    for (const take of this.#stepTakers.get(step.name) ?? []) {
      await take(work, step.payload as never);
    }
  }

  async deliver(event: ShopEvent): Promise<void> {
    for (const listener of this.#listeners.get(event.name) ?? []) {
      try {
        await listener(event.payload as never);
      } catch (error) {
        this.#log.error({ err: error, event: event.name }, "a listener failed");
      }
    }
  }
}
